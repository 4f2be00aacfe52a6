// Writes public/icons from public/icon.svg: the pictures an installed app needs where an SVG won't do.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from './chromium.mjs';

const OUT = 'public/icons';
const svg = readFileSync('public/icon.svg', 'utf8');

/** Systems that cut icons to a shape of their own get one without corners, the crown within the safe circle. */
const full = svg
  .replace('rx="8" ', '')
  .replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
  .replace('width="32" height="32"', 'x="-5" y="-5" width="42" height="42"');

const ICONS = [
  // The page's own: an SVG would be set up like a page, by the browser once more when a tab first sounds.
  ['icon-96.png', 96, svg],
  ['icon-192.png', 192, svg],
  ['icon-512.png', 512, svg],
  ['maskable-512.png', 512, full],
  ['apple-touch-icon.png', 180, full],
] as const;

mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
for (const [name, size, picture] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${picture}`);
  await page.screenshot({ path: `${OUT}/${name}`, omitBackground: true });
  await page.close();
}
await browser.close();

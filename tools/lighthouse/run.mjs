// @ts-check
// Lighthouse on the built app, as a desk and as a phone: npm run lighthouse. Fails below the marks named here.
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { deploy } from '../../e2e/support/deploy.ts';
import { chromiumLaunch } from '../../scripts/chromium.mjs';

const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const LEAST = { desk: [100, 100, 100, 100], phone: [95, 100, 100, 100] };
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const { executablePath, args } = chromiumLaunch(['--headless=new']);
const site = await deploy();
const chrome = await launch({ ...(executablePath && { chromePath: executablePath }), chromeFlags: args });
try {
  for (const [device, least] of Object.entries(LEAST)) {
    const flags = {
      port: chrome.port,
      logLevel: /** @type {const} */ ('error'),
      onlyCategories: [...CATEGORIES],
    };
    const result = await lighthouse(site.url, flags, device === 'desk' ? desktopConfig : undefined);
    if (!result) throw new Error('Lighthouse says nothing');
    const { categories, audits } = result.lhr;
    const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
    console.log(`${device}: ${CATEGORIES.map((name, n) => `${name} ${scores[n]}`).join(', ')}`);
    console.log(`  ${TIMES.map((id) => `${id} ${audits[id]?.displayValue}`).join(', ')}`);
    const lacking = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id);
    if (lacking.length > 0) console.log(`  to look at: ${lacking.join(', ')}`);
    if (scores.some((score, n) => score < (least[n] ?? 0))) process.exitCode = 1;
  }
} finally {
  chrome.kill();
  await site.close();
}

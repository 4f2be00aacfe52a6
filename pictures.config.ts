import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4173);

/** The letters come from the font in the build; these let no machine's own taste in drawing them show. */
const SAME_LETTERS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** `npm run build && npm run pictures`: see docs/TESTING.md. */
export default defineConfig({
  testDir: 'e2e/pictures',
  testMatch: '*.pictures.ts',
  outputDir: 'test-results/pictures',
  snapshotPathTemplate: 'e2e/pictures/seen/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: {
    timeout: 45_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // An edge of a letter may be drawn a little otherwise; a changed colour, word or place is more.
      threshold: 0.12,
      maxDiffPixelRatio: 0.002,
      maxDiffPixels: 800,
    },
  },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: chromiumLaunch(SAME_LETTERS),
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: [
    { dir: 'dist', page: 'index.html', at: port },
    { dir: '.cache/design', page: 'design.html', at: port + 1 },
  ].map(({ dir, page, at }) => ({
    command: `npx vite preview --outDir ${dir} --port ${at} --strictPort`,
    url: `http://127.0.0.1:${at}/${page}`,
    reuseExistingServer: !process.env['CI'],
    timeout: 60_000,
  })),
});

import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4173);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  workers: 2,
  // A machine can stand still for a moment. What passes only the second time is told as flaky, and is to be mended.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: chromiumLaunch(),
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'light',
    // It slows every test by a quarter.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    // Requests are for the tests to see and to refuse; those of the service worker allow it again.
    serviceWorkers: 'block',
  },
  // On the desk is run what needs no finger; on the phone what does (@touch), or what its size could break (@phone).
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
      grepInvert: /@touch/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grep: /@phone|@touch/,
    },
  ],
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: !process.env['CI'],
    timeout: 30_000,
  },
});

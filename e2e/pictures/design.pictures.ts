import { expect, test } from '@playwright/test';

/** The parts of the design page, and which of them each look could break. */
const TAKEN = {
  'theme=light': ['Controls', 'Notices', 'Play', 'Boards', 'Pages', 'Dialogs'],
  'theme=dark&locale=ru': ['Play', 'Pages'],
  'theme=light&locale=fi&dir=rtl': ['Controls'],
} as const;

for (const [query, parts] of Object.entries(TAKEN))
  for (const part of parts)
    test(`design page, ${part}, ${query}`, async ({ page, baseURL }) => {
      const address = new URL(`design.html?${query}&part=${part}`, baseURL);
      address.port = String(Number(address.port) + 1);
      await page.setViewportSize({ width: 1240, height: 900 });
      await page.clock.setFixedTime(Date.UTC(2026, 4, 4, 12));
      await page.goto(address.href);
      await expect(page.locator('.design-block').last()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // A link says where the page is, and the port is whoever runs this.
      await page.locator('.share-link').evaluateAll((links) => {
        for (const link of links as HTMLInputElement[]) link.value = link.value.replace(/:\d+\//, ':4174/');
      });
      const look = query.replace(/\w+=/g, '').replaceAll('&', '-');
      await expect(page).toHaveScreenshot([`design-${part}-${look}.png`], { fullPage: true });
    });

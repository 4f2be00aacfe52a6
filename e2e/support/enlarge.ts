import type { Page } from '@playwright/test';

/** What the browser's own setting does: every rem is so many times as long. */
export const enlarge = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}%`), percent);

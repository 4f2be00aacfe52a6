import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Where {
  readonly include?: string;
  readonly exclude?: string;
}

/** What the dark theme is asked beside the light one, which is asked everything: a theme can change little but contrasts. */
type DarkToo = 'everything' | 'contrasts' | 'nothing';

async function expectNothingFound(
  page: Page,
  asked: Exclude<DarkToo, 'nothing'>,
  { include, exclude }: Where,
): Promise<void> {
  let axe = new AxeBuilder({ page });
  axe = asked === 'everything' ? axe.withTags(EVERYTHING) : axe.withRules(['color-contrast']);
  if (include !== undefined) axe = axe.include(include);
  if (exclude !== undefined) axe = axe.exclude(exclude);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Looks at the page as it stands, in one theme after the other, and leaves it in the light one. */
export async function expectAccessible(page: Page, darkToo: DarkToo, where: Where = {}): Promise<void> {
  await expectNothingFound(page, 'everything', where);
  if (darkToo === 'nothing') return;
  // Colours that are still on their way would be taken for those meant.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNothingFound(page, darkToo, where);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

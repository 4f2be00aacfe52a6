import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Where {
  readonly include?: string;
  readonly exclude?: string;
}

type Theme = 'light' | 'dark';

/** Everything is looked at in the light theme; the dark one can only change the contrasts, and takes a fraction of the time. */
export async function expectAccessible(
  page: Page,
  theme: Theme,
  { include, exclude }: Where = {},
): Promise<void> {
  let axe = new AxeBuilder({ page });
  axe = theme === 'light' ? axe.withTags(EVERYTHING) : axe.withRules(['color-contrast']);
  if (include !== undefined) axe = axe.include(include);
  if (exclude !== undefined) axe = axe.exclude(exclude);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

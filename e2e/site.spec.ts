// The page where a webmaster gets a board for a club's own site.
import { expectAccessible } from './support/axe.ts';
import { expect, test, type Page } from '@playwright/test';

const open = async (page: Page): Promise<void> => {
  await page.goto('./#/site');
  await expect(page.getByRole('heading', { name: 'For your site', level: 1 })).toBeVisible();
};

const code = (page: Page) => page.getByRole('textbox', { name: 'Code to paste' });
const inside = (page: Page) => page.frameLocator('iframe');

test('the preview is the board itself in a sandboxed frame, and plays', async ({ page }) => {
  await open(page);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(inside(page).getByRole('status')).toContainText('Your move');
  await inside(page).locator('[aria-label^="h2,"]').click();
  await inside(page).locator('[aria-label^="h3,"]').click();
  await expect(inside(page).locator('[aria-label="h3, white king"]')).toBeVisible();
});

test('each kind changes the preview and the code', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: 'Puzzle', exact: true }).check();
  await expect(code(page)).toHaveValue(/mode="puzzle".*solution="Kg8\|Kf8\|Kh8"/);
  await expect(inside(page).locator('[aria-label="g7, white king"]')).toBeVisible();
  await page.getByRole('radio', { name: 'Game', exact: true }).check();
  await expect(code(page)).toHaveValue(/1\. Kh3 Ka3 2\. Kg4 Kb4/);
  await expect(inside(page).locator('[part=move]').first()).toHaveText(/Kh3/);
  await page.getByRole('radio', { name: 'Position', exact: true }).check();
  await page.getByRole('textbox', { name: 'Position (FEN)' }).fill('8/8/8/8/8/8/8/8 w');
  await expect(page.getByText(/king/i).first()).toBeVisible();
});

test('where it is published decides the form, and a sentence says why', async ({ page }) => {
  await open(page);
  const place = page.getByRole('combobox', { name: 'Where do you publish?' });
  await place.selectOption('Google Sites');
  await expect(code(page)).toHaveValue(/^<iframe /);
  await expect(page.getByText(/A frame survives in it/)).toBeVisible();
  await expect(page.getByText('Insert, Embed, “Embed code”: paste.')).toBeVisible();
  await page.getByRole('radio', { name: 'After consent', exact: true }).check();
  await expect(code(page)).toHaveValue(/^\[!\[/);
  await place.selectOption('WordPress, as author');
  await expect(code(page)).toHaveValue(/class="racing-kings".*data-loading="click"/);
  await page.getByRole('radio', { name: 'No, I host it', exact: true }).check();
  const archive = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the archive (zip)' }).click();
  expect((await archive).suggestedFilename()).toBe('racing-kings-embed.zip');
});

test('a code from before is edited, and text that is none is refused', async ({ page }) => {
  await open(page);
  await page.getByText('Edit a code from before').click();
  const field = page.getByRole('textbox', { name: 'Paste it here' });
  await field.fill('<p>nothing</p>');
  await page.getByRole('button', { name: 'Take it over' }).click();
  await expect(page.getByText('There is no Racing Kings board in this text.')).toBeVisible();
  await field.fill('<racing-kings mode="play" level="hard" style="max-width:320px"></racing-kings>');
  await page.getByRole('button', { name: 'Take it over' }).click();
  await expect(page.getByRole('combobox', { name: 'Computer' })).toHaveValue('hard');
  await expect(code(page)).toHaveValue(/level="hard".*max-width:320px/);
});

test('the code and the picture leave the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page).inputValue());
  for (const [button, name] of [
    ['Download SVG', 'racing-kings.svg'],
    ['Download PNG', 'racing-kings.png'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});

test('axe finds nothing in either theme, and nothing is wider than the screen @phone', async ({ page }) => {
  await open(page);
  await expect(inside(page).getByRole('status')).toContainText('Your move');
  await expectAccessible(page, 'everything', { exclude: 'iframe' });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

// The example club site, served from an origin of its own, uses all four forms.
import { readFileSync } from 'node:fs';
import { expect, square, test } from './support/hostPage.ts';

const siteFile = (name: string): string => readFileSync(`examples/club-site/${name}`, 'utf8');

test.beforeEach(async ({ page }) => {
  await page.route('**/*.{css,svg}', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    return route.fulfill({
      contentType: name.endsWith('css') ? 'text/css' : 'image/svg+xml',
      body: siteFile(name),
    });
  });
});

test('home: a picture, a game against the computer, a puzzle solved', async ({ page, host }) => {
  await host.open(siteFile('index.html'));
  await expect(page.locator('body > img')).toHaveAccessibleName('Racing Kings: start position');
  const game = page.locator('#try');
  await game.locator('[aria-label^="h2,"]').click();
  await game.locator('[aria-label^="h3,"]').click();
  await expect(game.locator('[aria-label="h3, white king"]')).toBeVisible();

  const puzzle = page.locator('#puzzle');
  await puzzle.scrollIntoViewIfNeeded();
  await puzzle.locator('[aria-label^="g7,"]').click();
  await puzzle.locator('[aria-label^="g8,"]').click();
  await expect(puzzle.getByRole('status')).toContainText('Solved!');
  expect(host.complaints).toEqual([]);
});

test('game of the month, in Finnish: text in a pre, a figure with an arrow', async ({ page, host }) => {
  await host.open(siteFile('game.html'));
  await expect(page.locator('pre [part=move][aria-current]')).toHaveText('Kb4');
  await page.getByRole('button', { name: 'Seuraava siirto' }).click();
  await expect(page.locator('pre [part=move][aria-current]')).toHaveText('3. Kg5');
  await page.locator('figure').scrollIntoViewIfNeeded();
  await expect(page.locator('figure [part=arrow]')).toHaveCount(1);
  await expect(page.locator('figure').getByRole('img')).toHaveAccessibleName(/Mustan siirtovuoro\.$/);
  expect(host.complaints).toEqual([]);
});

test('visit us: the frame lets the visitor play Black, after White has moved @phone', async ({
  page,
  host,
}) => {
  await host.open(siteFile('visit.html'));
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('status')).toContainText('Your move: you are Black.', { timeout: 30_000 });
  await expect(square(page, 'a1')).toHaveCount(0);
  expect(host.complaints).toEqual([]);
});

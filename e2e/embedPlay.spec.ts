import { clubPage, drag, expect, square, test } from './support/hostPage.ts';

const play = (attributes = ''): string =>
  clubPage(
    `<racing-kings mode="play" level="easy" loading="eager" style="display:block;max-width:480px" ${attributes}></racing-kings>`,
  );

test('a visitor of another site moves by mouse, and the computer answers', async ({ page, host }) => {
  await host.open(play());
  await drag(page, 'h2', 'h3');
  await expect(square(page, 'h3')).toHaveAccessibleName('h3, white king');
  await expect(page.getByRole('status')).toContainText('Your move: you are White.', { timeout: 15_000 });
  expect(await page.evaluate(() => document.querySelector('racing-kings')?.position?.ply)).toBe(2);
  expect(host.complaints).toEqual([]);
});

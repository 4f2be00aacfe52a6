import { expect, test } from '@playwright/test';
import { BoardPage } from './support/boardPage.ts';
import { enlarge } from './support/enlarge.ts';

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`text twice as large fits on ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const board = new BoardPage(page);
    await board.open('#/play?opponent=friend&time=300');
    const size = (): Promise<number> =>
      board.status.locator('h2').evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    const usual = await size();
    await enlarge(page, 200);
    expect(await size()).toBe(usual * 2);
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    await expect(page.locator('cg-board')).toBeVisible();
    // Clocks are the last to be cut off.
    const cut = await page
      .locator('.clock-face')
      .evaluateAll((faces) => faces.map((face) => face.scrollWidth - face.clientWidth));
    expect(Math.max(...cut)).toBeLessThanOrEqual(0);
    // The words beside the board are higher than it now, and its handle stays at its corner.
    const handle = await page.locator('.size-handle').boundingBox();
    if (!handle) return expect(width).toBeLessThan(820);
    const edge = (await page.locator('.board').boundingBox())!;
    expect(handle.y + handle.height - edge.y - edge.height).toBeLessThan(20);
  });

for (const locale of ['en', 'ru', 'fi'])
  test(`in ${locale}, with letters of any size, a clock has room beside the time to give`, async ({
    page,
  }) => {
    const board = new BoardPage(page);
    await board.keep({ locale });
    await board.open('#/play?opponent=friend&time=5400');
    await expect(page.locator('.give-time')).toHaveCount(2);
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [390, 844],
      [667, 375],
      [1280, 800],
    ] as const)
      for (const percent of [100, 125, 200]) {
        await page.setViewportSize({ width, height });
        await enlarge(page, percent);
        const spilled = await page
          .locator('.player-clock, .clock-face')
          .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
        expect(Math.max(...spilled), `${width}x${height}, ${percent} %`).toBeLessThanOrEqual(0);
      }
  });

for (const [locale, level] of ['en', 'ru', 'fi'].flatMap((one) => [
  [one, 'medium'] as const,
  [one, 'max'] as const,
]))
  test(`in ${locale}, who plays is said in full beside a clock: ${level}`, async ({ page }) => {
    const board = new BoardPage(page);
    await board.keep({ locale });
    await board.open(`#/play?opponent=bot&level=${level}&time=300`);
    await expect(page.locator('.clock-face')).toHaveCount(2);
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 740 });
      const cut = await page
        .locator('.player')
        .evaluateAll((plates) =>
          [...plates, ...plates.flatMap((plate) => [...plate.querySelectorAll('.player-text > *')])].map(
            (box) => Math.max(box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight),
          ),
        );
      expect(Math.max(...cut), String(width)).toBeLessThanOrEqual(0);
    }
  });

for (const [locale, width] of ['en', 'ru', 'fi'].flatMap((one) => [320, 390].map((px) => [one, px] as const)))
  test(`in ${locale}, with letters twice as large, no dialog scrolls sideways on ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const board = new BoardPage(page);
    await board.keep({ locale });
    await board.openFriend();
    await enlarge(page, 200);
    const dialog = page.getByRole('dialog');
    const steps = page.locator('.steps .icon-button');
    for (const button of [page.locator('.actions .button').first(), ...[5, 6, 7].map((n) => steps.nth(n))]) {
      await button.click();
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button').last()).toBeVisible();
      const [content, room] = await dialog.evaluate((box) => [box.scrollWidth, box.clientWidth]);
      expect(content, (await dialog.getByRole('heading').first().textContent()) ?? '').toBe(room);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

test('how far a king has to go stands on the line of the player’s name', async ({ page }) => {
  const board = new BoardPage(page);
  const offLine = (): Promise<number> =>
    page
      .locator('.player')
      .first()
      .evaluate((plate) => {
        const [name, count] = ['strong', '.race-count b'].map((css) => {
          const mark = document.createElement('i');
          mark.style.display = 'inline-block';
          plate.querySelector(css)!.append(mark);
          const { bottom } = mark.getBoundingClientRect();
          mark.remove();
          return bottom;
        });
        return Math.abs(name! - count!);
      });
  for (const address of ['#/play?opponent=friend', '#/play?opponent=friend&time=300']) {
    await board.open(address);
    for (const percent of [100, 200]) {
      await enlarge(page, percent);
      // Letters stand on whole pixels.
      expect(await offLine(), `${address}, ${percent} %`).toBeLessThan(1);
    }
  }
});

for (const [button, way] of [
  ['New game', 'Start game'],
  ['Board and table', 'Done'],
] as const)
  test(`${button} on a phone on its side: the way on is in sight without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    const board = new BoardPage(page);
    await board.openFriend();
    await board.button(button).click();
    const dialog = page.getByRole('dialog');
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    await expect(dialog.getByRole('button', { name: way })).toBeInViewport({ ratio: 0.95 });
  });

for (const width of [320, 360, 390])
  test(`the buttons below the moves fill their rows on ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const board = new BoardPage(page);
    await board.openFriend();
    const buttons = page.locator('.steps .icon-button');
    await expect(buttons).toHaveCount(8);
    const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect(new Set(rows).size).toBe(1);
  });

for (const locale of ['en', 'ru', 'fi'])
  test(`in ${locale}, how a race ended finds its room on 320 px, and the board stays @touch`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const board = new BoardPage(page);
    await board.keep({ locale });
    await board.openFriend('6K1/2k5/8/8/8/8/8/8 b - - 0 1');
    const before = await page.locator('cg-board').boundingBox();
    await board.move('c7c8', 'tap');
    await expect(board.reason).toBeVisible();
    expect(await page.locator('cg-board').boundingBox()).toEqual(before);
  });

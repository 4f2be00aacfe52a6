import { expect, test, type Locator, type Page } from '@playwright/test';
import { SCREENS } from './pictures/screens.ts';
import { BoardPage } from './support/boardPage.ts';
import { enlarge } from './support/enlarge.ts';
import { QuizPage } from './support/quizPage.ts';

const LOCALES = ['en', 'ru', 'fi'] as const;

const ARRIVAL = '8/2k3K1/8/8/8/4N3/3b2R1/r1nQBNB1 w - - 0 12';

const CONDITIONS = [
  [390, 844, 100],
  [320, 568, 100],
  [390, 844, 200],
  [320, 568, 200],
] as const;

/** How many pixels of it are out of sight, down and sideways. */
const hidden = (box: Locator): Promise<number> =>
  box.evaluate((element) =>
    Math.max(element.scrollHeight - element.clientHeight, element.scrollWidth - element.clientWidth),
  );

const pageTooWide = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth);

for (const locale of LOCALES)
  test(`in ${locale}, what the game says and asks is read without scrolling in its box`, async ({ page }) => {
    test.slow();
    const board = new BoardPage(page);
    await board.keep({ locale });
    const text = page.locator('.status-text');
    const height = async (): Promise<number> => (await board.status.boundingBox())!.height;
    const heights = new Map<string, number>();
    const look = async (what: string): Promise<void> => {
      for (const [width, tall, percent] of CONDITIONS) {
        const where = `${what}, ${width}x${tall}, ${percent} %`;
        await page.setViewportSize({ width, height: tall });
        await enlarge(page, percent);
        expect(await hidden(text), where).toBeLessThanOrEqual(0);
        const box = (await board.status.boundingBox())!;
        for (const button of await board.status.getByRole('button').all()) {
          const { x, y, width: wide, height: high } = (await button.boundingBox())!;
          expect(x + wide, where).toBeLessThanOrEqual(box.x + box.width);
          expect(y + high, where).toBeLessThanOrEqual(box.y + box.height);
        }
        // A phone of usual width has the room before it is needed.
        if (width < 390) continue;
        const usual = heights.get(String(percent)) ?? (await height());
        heights.set(String(percent), usual);
        expect(await height(), where).toBe(usual);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await enlarge(page, 100);
    };
    await board.openFriend(ARRIVAL);
    await look('to move');
    await board.attempt('g7g8', 'click');
    const answers = board.status.locator('.offer button');
    await expect(answers).toHaveCount(2);
    await look('Black can follow');
    await answers.first().click();
    await expect(board.moves).toHaveCount(1);
    await look('the last reply');
    await page.locator('.steps .icon-button').first().click();
    await expect(answers).toHaveCount(2);
    await look('looking back');
    await answers.last().click();
    await expect(board.status).toHaveAttribute('data-tone', 'alert');
    await look('played on from here');
  });

for (const locale of LOCALES)
  test(`in ${locale}, a clock stands right below its player’s name`, async ({ page }) => {
    const board = new BoardPage(page);
    await board.keep({ locale });
    await board.open('#/play?opponent=friend&time=300');
    await expect(page.locator('.clock-face')).toHaveCount(2);
    for (const [width, height, percent] of [...CONDITIONS, [1280, 800, 100], [1280, 800, 200]] as const) {
      await page.setViewportSize({ width, height });
      await enlarge(page, percent);
      const gaps = await page.locator('.player').evaluateAll((plates) =>
        plates.map((plate) => {
          const [name, clock] = ['.player-text', '.player-clock'].map((css) =>
            plate.querySelector(css)!.getBoundingClientRect(),
          );
          return clock!.top - name!.bottom;
        }),
      );
      expect(Math.min(...gaps), `${width}x${height}, ${percent} %`).toBeGreaterThanOrEqual(0);
      expect(Math.max(...gaps), `${width}x${height}, ${percent} %`).toBeLessThanOrEqual(6);
    }
  });

test('what a move has added to a clock keeps off the digits of its time', async ({ page }) => {
  const board = new BoardPage(page);
  await board.open('#/play?opponent=friend&time=10800&inc=180');
  await board.playAll('h2h3 a2b3', 'click');
  const face = page.getByTestId('clock-black');
  await expect(face).toHaveAttribute('data-gain', '+180');
  for (const [width, height, percent] of [...CONDITIONS, [1280, 800, 100], [1280, 800, 200]] as const) {
    await page.setViewportSize({ width, height });
    await enlarge(page, percent);
    const gap = await face.evaluate((element) => {
      const pen = document.createElement('canvas').getContext('2d')!;
      const measured = (style: CSSStyleDeclaration, text: string): TextMetrics => {
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        return pen.measureText(text);
      };
      const text = document.createRange();
      text.selectNodeContents(element);
      const time = measured(getComputedStyle(element), element.textContent);
      const digits =
        text.getBoundingClientRect().top + time.fontBoundingBoxAscent - time.actualBoundingBoxAscent;
      const style = getComputedStyle(element, '::after');
      const gain = measured(style, '+180');
      const middle =
        element.getBoundingClientRect().top + parseFloat(style.top) + parseFloat(style.height) / 2;
      const baseline = middle + (gain.fontBoundingBoxAscent - gain.fontBoundingBoxDescent) / 2;
      return digits - (baseline + gain.actualBoundingBoxDescent);
    });
    expect(gap, `${width}x${height}, ${percent} %`).toBeGreaterThanOrEqual(2);
  }
});

for (const locale of LOCALES)
  test(`in ${locale}, two opposite each other have their names and clocks whole`, async ({ page }) => {
    const board = new BoardPage(page);
    await board.keep({ locale, table: 'facing' });
    await board.open('#/play?opponent=friend&time=300&inc=3');
    await expect(page.locator('.give-time')).toHaveCount(2);
    for (const [width, height, percent] of [...CONDITIONS, [640, 360, 100], [1280, 800, 200]] as const) {
      const where = `${width}x${height}, ${percent} %`;
      await page.setViewportSize({ width, height });
      await enlarge(page, percent);
      expect(await pageTooWide(page), where).toBeLessThanOrEqual(0);
      // In one row where the letters are no larger than usual.
      const high = (await page.locator('.player').first().boundingBox())!.height;
      if (width === 390 && percent === 100) expect(high, where).toBeLessThan(70);
      for (const box of await page.locator('.player, .player-text > *').all())
        expect(await hidden(box), where).toBeLessThanOrEqual(0);
      // What stands between the plates keeps off both.
      const [side, near] = [page.locator('.goal'), page.locator('.player:not([data-far])')];
      const [above, below] = [(await side.boundingBox())!, (await near.boundingBox())!];
      if (width === 1280) expect(above.y + above.height, where).toBeLessThanOrEqual(below.y);
    }
  });

for (const locale of LOCALES)
  test(`in ${locale}, with letters twice as large, a move is typed on 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const board = new BoardPage(page);
    await board.keep({ locale });
    await board.openFriend();
    await enlarge(page, 200);
    await page.locator('.steps .icon-button').nth(4).click();
    const field = page.locator('.typed input');
    await expect(field).toBeFocused();
    expect(await pageTooWide(page)).toBeLessThanOrEqual(0);
    // What is written is read to its end.
    await field.fill('castle');
    expect(await hidden(field)).toBeLessThanOrEqual(0);
    await field.press('Enter');
    await expect(page.locator('.typed').getByRole('alert')).toBeVisible();
    expect(await pageTooWide(page)).toBeLessThanOrEqual(0);
    await field.fill('h2h3');
    await field.press('Enter');
    await expect(board.moves).toHaveCount(1);
  });

test('who comes to the board by the tab key sees where the focus is, after the mouse too', async ({
  page,
}) => {
  const board = new BoardPage(page);
  await board.openFriend();
  await board.move('h2h3', 'click');
  await board.button('Flip board').click();
  const square = page.locator('[data-square]:focus');
  for (let n = 0; n < 5 && (await square.count()) === 0; n++) await page.keyboard.press('Shift+Tab');
  await expect(square).toHaveCSS('outline-style', 'solid');
});

for (const locale of LOCALES)
  test(`in ${locale}, with letters twice as large, what is chosen in a list is read whole on 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const board = new BoardPage(page);
    await board.keep({ locale });
    await SCREENS.settings(board);
    await enlarge(page, 200);
    const lists = page.locator('.setting-select select');
    await lists.first().selectOption('auto');
    await expect(lists).toHaveCount(2);
    for (const list of await lists.all()) {
      const [needed, there] = await list.evaluate((element: HTMLSelectElement) => {
        const pen = document.createElement('canvas').getContext('2d')!;
        const style = getComputedStyle(element);
        pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const chosen = element.selectedOptions[0]!.text;
        const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const size = parseFloat(style.fontSize);
        return [Math.ceil(pen.measureText(chosen).width / room), Math.floor(element.clientHeight / size)];
      });
      expect(there).toBeGreaterThanOrEqual(needed!);
      expect(await hidden(list)).toBeLessThanOrEqual(0);
    }
    expect(await pageTooWide(page)).toBeLessThanOrEqual(0);
  });

for (const locale of LOCALES)
  test(`in ${locale}, with letters twice as large, no page scrolls sideways on 320 px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 568 });
    const board = new BoardPage(page);
    await board.keep({ locale });
    const look = async (where: string): Promise<void> => {
      await enlarge(page, 200);
      expect(await pageTooWide(page), where).toBeLessThanOrEqual(0);
      // Nothing reaches into the gutter of a scroll bar either.
      expect(await hidden(page.locator('main')), where).toBeLessThanOrEqual(0);
      await enlarge(page, 100);
    };
    await SCREENS.games(board);
    await look('games');
    // A result keeps off the buttons of its row.
    await enlarge(page, 200);
    const overlaps = await page.locator('.game').evaluateAll((rows) =>
      rows.map((row) => {
        const [result, actions] = ['.game-result', '.game-actions'].map((css) =>
          row.querySelector(css)!.getBoundingClientRect(),
        );
        return (
          result!.right > actions!.left && result!.bottom > actions!.top && result!.top < actions!.bottom
        );
      }),
    );
    expect(overlaps).toEqual([false, false, false]);
    await page.locator('.games-list > li').nth(1).getByRole('link').last().click();
    await expect(page.locator('.view-board piece').first()).toBeAttached();
    await look('a game looked through');
    expect(await hidden(page.locator('.move-list li').first())).toBeLessThanOrEqual(0);
    for (const screen of ['end', 'settings', 'site', 'rules'] as const) {
      await SCREENS[screen](board);
      await look(screen);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await enlarge(page, 200);
    for (const lesson of await page.locator('.lesson').all())
      expect(await hidden(lesson), (await lesson.locator('h3').textContent()) ?? '').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 568 });
    const quiz = new QuizPage(page, 'mouse');
    for (const id of ['rookCheck', 'rightSquare'] as const) {
      await quiz.ask(id);
      await look(id);
    }
  });

import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { BoardPage, type Hand } from './support/boardPage.ts';

const handOf = (project: string): Hand => (project === 'phone' ? 'tap' : 'click');

/** Changes each kept game behind the app's back. */
const damage = (page: Page, part: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate(
    (changes) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('racing-kings');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          const games = transaction.objectStore('games');
          const all = games.getAll();
          all.addEventListener('success', () => {
            for (const game of all.result) games.put({ ...game, ...changes });
          });
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    part,
  );

for (const [part, sentence] of [
  [{ moves: 'h2h3' }, 'could not be read'],
  [{ version: 2 }, 'from a newer version'],
] as const)
  test(`a kept game with ${JSON.stringify(part)} is said, handed out and left as it is`, async ({
    page,
  }, info) => {
    const board = new BoardPage(page);
    await board.openFriend();
    await board.move('h2h3', handOf(info.project.name));
    await damage(page, part);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expect(board.moves).toHaveCount(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      board.button('Download the data').click(),
    ]);
    const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data).toMatchObject({ stored: { games: [{ value: part }] } });
  });

test('full storage stops no game, is said once, and unsaid when there is room again', async ({
  page,
}, info) => {
  const hand = handOf(info.project.name);
  const board = new BoardPage(page);
  await board.openFriend();
  await page.evaluate(() => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')!;
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.defineProperty(IDBObjectStore.prototype, 'put', { ...put, value: full });
    window.addEventListener('room', () => Object.defineProperty(IDBObjectStore.prototype, 'put', put));
  });
  await board.move('h2h3', hand);
  await expect(page.getByRole('alert')).toContainText('storage is full');
  await board.move('a2a3', hand);
  await page.evaluate(() => window.dispatchEvent(new Event('room')));
  await board.move('h3h4', hand);
  await expect(page.getByRole('alert')).toBeHidden();
  await page.reload();
  await expect(board.moves).toHaveCount(3);
});

for (const [how, refuse] of [
  [
    'by throwing',
    () => {
      indexedDB.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  ],
  ['by not being there', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'all of it',
    () => {
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
  ],
] as const)
  test(`storage refused ${how} is said, and the game goes on`, async ({ page }, info) => {
    await page.addInitScript(refuse);
    const board = new BoardPage(page);
    await board.openFriend();
    await expect(page.getByRole('alert')).toContainText('doesn’t let the app save');
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await board.playAll('h2h3 a2a3', handOf(info.project.name));
    await expect(page.getByRole('alert')).toBeHidden();
  });

test('the wall clock jumps by a day both ways: the clocks of the game don’t notice', async ({
  page,
}, info) => {
  const hand = handOf(info.project.name);
  const board = new BoardPage(page);
  await board.open('#/play?opponent=friend&time=600');
  await board.playAll('h2h3 a2a3', hand);
  for (const days of [1, -1]) {
    await page.evaluate((jump) => {
      const { now } = Date;
      Date.now = () => now() + jump;
    }, days * 86_400_000);
    await board.playAll(days > 0 ? 'h3h4 a3a4' : 'h4h5 a4a5', hand);
  }
  for (const color of ['white', 'black'])
    await expect(page.getByTestId(`clock-${color}`)).toHaveText(/^(9:|10:00)/);
  await expect(board.status).toContainText('White to move');
  await page.reload();
  await expect(board.moves).toHaveCount(6);
});

test('a frozen tab goes on where it was', async ({ page }, info) => {
  const hand = handOf(info.project.name);
  const board = new BoardPage(page);
  await board.openFriend();
  await board.move('h2h3', hand);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await board.move('a2a3', hand);
  await page.reload();
  await expect(board.moves).toHaveCount(2);
});

test('coming back from another site shows the game as it was left', async ({ page }, info) => {
  const hand = handOf(info.project.name);
  const board = new BoardPage(page);
  await board.openFriend();
  await board.playAll('h2h3 a2b3', hand);
  await page.goto('about:blank');
  await page.goBack();
  await expect(board.moves).toHaveText(['Kh3', 'Kb3']);
  await board.move('h3h4', hand);
});

test('moves make no entries in the browser’s history', async ({ page }, info) => {
  const hand = handOf(info.project.name);
  const board = new BoardPage(page);
  await board.openFriend();
  const entries = await page.evaluate(() => history.length);
  await board.playAll('h2h3 a2b3 h3h4 b3b4', hand);
  await page.locator('[data-ply="2"]').click();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('a worker that dies at any stage costs no move', async ({ page }, info) => {
  test.slow();
  const hand = handOf(info.project.name);
  /** A worker that ends itself tells nobody: only its silence is noticed. */
  const kill = async (): Promise<void> => {
    for (const worker of page.workers()) await worker.evaluate(() => self.close()).catch(() => undefined);
  };
  const board = new BoardPage(page);
  const answered = (plies: number) => expect(board.moves).toHaveCount(plies, { timeout: 60_000 });
  const born = page.waitForEvent('worker');
  // Far apart: whatever the computer answers, the white king may go on.
  await board.open('#/play?opponent=bot&level=easy&color=white&fen=8/8/8/8/8/8/k6K/8_w_-_-_0_1');
  await board.attempt('h2h3', hand);
  // Its script may still be on the way.
  await born;
  await kill();
  await answered(2);
  // While nothing is asked of it.
  await kill();
  await board.attempt('h3h4', hand);
  // In the middle of a thought.
  await kill();
  await answered(4);
  await page.reload();
  await expect(board.moves).toHaveCount(4);
});

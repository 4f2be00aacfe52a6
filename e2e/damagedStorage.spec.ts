// Nonsense in each place where something is stored: told, played on, overwritten nowhere, and handed out.
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import type { Settings } from '../src/session/settings.ts';
import { at, junkFor, OPEN, SPARE, WHOLE } from '../tests/support/damaged.ts';
import { BoardPage } from './support/boardPage.ts';

/** Every setting there is; a new one does not compile until it stands here. */
const SETTINGS: Readonly<Record<keyof Settings, true>> = {
  theme: true,
  locale: true,
  sound: true,
  whyNot: true,
  arrivalWarning: true,
  wheel: true,
  botResigns: true,
  clockAway: true,
  letters: true,
  confirmMoves: true,
  table: true,
  coordinates: true,
  board: true,
  pieces: true,
  animation: true,
  boardSize: true,
  blindfold: true,
  volume: true,
  vibration: true,
  analysis: true,
};

/** Nonsense that a field cannot be. */
const junk = (field: string): unknown => junkFor(at(WHOLE, [field])).at(-1);

/** A game for each field that it needs, with nonsense there. */
const DAMAGED = Object.keys(OPEN)
  .filter((field) => !SPARE.includes(field))
  .map((field) => ({ ...OPEN, id: `without ${field}`, [field]: field === 'id' ? 7 : junk(field) }));

/** And one with nonsense in all that it can do without. */
const SPARED = { ...OPEN, ...Object.fromEntries(SPARE.map((field) => [field, junk(field)])) };

/** Puts games, and names for them, where the app keeps them; the first becomes the one that is on the board. */
const put = (page: Page, games: readonly object[], names: readonly (readonly [string, unknown])[] = []) =>
  page.evaluate(
    ([records, named]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('racing-kings');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(['games', 'names', 'current'], 'readwrite');
          for (const record of records) transaction.objectStore('games').put(record);
          for (const [id, name] of named) transaction.objectStore('names').put(name, id);
          const [first] = records as readonly { readonly id: string }[];
          transaction.objectStore('current').put(first?.id, 'play');
          transaction.addEventListener('complete', () => {
            opening.result.close();
            sessionStorage.clear();
            resolve();
          });
        });
      }),
    [games, names] as const,
  );

test('nonsense in each field of a stored game', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  // No answer of the computer comes between.
  await page.route(/worker-.*\.js/, (route) => route.abort());
  const board = new BoardPage(page);
  await board.openFriend();
  await put(page, [SPARED]);
  await page.reload();
  await expect(board.moves).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const record of DAMAGED) {
    await put(page, [record]);
    await page.reload();
    await expect(page.getByRole('alert'), record.id).toContainText('could not be read');
    await expect(board.moves).toHaveCount(0);
  }
  await board.move('h2h3', 'click');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    board.button('Download the data').click(),
  ]);
  const { stored } = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    readonly stored: { readonly games: readonly { readonly value: unknown }[] };
  };
  for (const record of DAMAGED) expect(stored.games).toContainEqual({ key: record.id, value: record });

  const late = { ...OPEN, id: 'late', about: { startedAt: 1e300 } };
  await put(page, [late], [['late', { not: 'a name' }]]);
  await page.goto('./#/games');
  await expect(page.getByRole('region', { name: 'My games' })).toContainText(/\d+ games/);
  await page.getByRole('searchbox').fill('ada');
  await expect(page.locator('.games-list > li').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('nonsense in every setting, in the last set-up and in the quiz', async ({ page }) => {
  const names = [...Object.keys(SETTINGS), 'setup', 'quiz'].map((name) => `racing-kings.${name}`);
  const board = new BoardPage(page);
  const chosen = async (): Promise<readonly string[]> => {
    await board.open();
    await page.goto('./#/settings');
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    return page
      .locator('main :is(input, select)')
      .evaluateAll((fields) =>
        (fields as HTMLInputElement[]).map(({ name, type, value, checked }) =>
          [type, name && 'named', value, checked].join(' '),
        ),
      );
  };
  const usual = await chosen();
  expect(usual.length).toBeGreaterThan(20);
  await page.evaluate((keys) => keys.forEach((key) => localStorage.setItem(key, '{"a":[1')), names);
  await page.goto('about:blank');
  expect(await chosen()).toEqual(usual);
  const left = await page.evaluate(
    (keys) => keys.filter((key) => localStorage.getItem(key) !== '{"a":[1'),
    names,
  );
  expect(left).toEqual([]);
  await page.goto('./#/play');
  await board.button('New game').click();
  await board.button('Start game').click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

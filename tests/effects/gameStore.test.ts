import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStore, openGameStore, saveProblem } from '../../src/effects/gameStore.ts';
import { rawData } from '../../src/effects/rawData.ts';
import { attachSave } from '../../src/effects/save.ts';
import { parseSaved } from '../../src/effects/readSaved.ts';
import { toSaved } from '../../src/effects/savedGame.ts';
import { playIn, sessionOf, stateOf } from '../support/sessions.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('the current game is there after a reload', async () => {
  const session = sessionOf();
  const games = await openGameStore();
  expect(await games.current()).toBeUndefined();
  const problems: unknown[] = [];
  attachSave(session, games, (problem) => problems.push(problem));
  playIn(session, 'h2h3', 'a2b3');
  const reopened = await openGameStore();
  expect(parseSaved(await reopened.current())).toEqual({ ok: true, value: session.store.getState() });
  expect(problems).toEqual([undefined, undefined]);
});

const gamesKept = async (): Promise<IDBValidKey[]> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('racing-kings');
    opening.addEventListener('success', () => {
      const request = opening.result.transaction('games').objectStore('games').getAllKeys();
      request.addEventListener('success', () => resolve(request.result));
    });
  });

test('a new game leaves the one before in the storage, unless nothing was played in it', async () => {
  const session = sessionOf();
  const games = await openGameStore();
  attachSave(session, games, vi.fn<() => void>());
  playIn(session, 'h2h3');
  session.dispatch({ type: 'open', state: stateOf({ id: 'game-2' }) });
  session.dispatch({ type: 'open', state: stateOf({ id: 'game-3' }) });
  await games.save(toSaved(session.store.getState()));
  expect(await gamesKept()).toEqual(['game-1', 'game-3']);
});

test('where storage is refused, the game lives in memory and is known not to last', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const games = await openGameStore();
  expect(games.refusal).toBe('refused');
  await games.save({ id: 'a' });
  expect(await games.current()).toEqual({ id: 'a' });
});

test('a save that fails is told, and so is the one that goes well again', async () => {
  const session = sessionOf();
  const told: unknown[] = [];
  let full = true;
  const games = {
    ...memoryStore(),
    save: () => (full ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : Promise.resolve()),
  };
  attachSave(session, games, (problem) => told.push(problem));
  playIn(session, 'h2h3');
  await vi.waitFor(() => expect(told).toEqual(['full']));
  full = false;
  playIn(session, 'a2b3');
  await vi.waitFor(() => expect(told).toEqual(['full', undefined]));
  expect(session.store.getState().game.plies).toHaveLength(2);
});

test('once another page reigns, the one before can save nothing of the game, and other games as ever', async () => {
  const [first, second] = [await openGameStore(), await openGameStore()];
  await first.reign('a');
  await first.save({ id: 'a', by: 'first' } as { id: string });
  expect(await second.reign('a')).toMatchObject({ by: 'first' });
  await second.save({ id: 'a', by: 'second' } as { id: string });
  const late = first.save({ id: 'a', by: 'first, late' } as { id: string });
  await expect(late.catch((error: unknown) => saveProblem(error))).resolves.toBe('taken');
  await first.save({ id: 'b' });
  expect(await (await openGameStore()).reign('a')).toMatchObject({ by: 'second' });
});

test('two takeovers later the first page is still refused', async () => {
  const pages = [await openGameStore(), await openGameStore(), await openGameStore()];
  for (const page of pages) {
    await page.reign('a');
    await page.save({ id: 'a' });
  }
  await expect(pages[0]!.save({ id: 'a' })).rejects.toThrow(/./);
  await pages[2]!.save({ id: 'a' });
});

const openRaw = (version: number, upgrade: (database: IDBDatabase) => void) =>
  new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('racing-kings', version);
    opening.addEventListener('upgradeneeded', () => upgrade(opening.result));
    opening.addEventListener('success', () => resolve(opening.result));
  });

test('games of the first version of the database are still there', async () => {
  const old = await openRaw(1, (database) => {
    database.createObjectStore('games', { keyPath: 'id' }).put({ id: 'old' });
    database.createObjectStore('current').put('old', 'play');
  });
  old.close();
  expect(await (await openGameStore()).current()).toEqual({ id: 'old' });
});

test('a database of a newer app is left alone, and said to be newer', async () => {
  const newer = await openRaw(99, (database) => database.createObjectStore('games'));
  newer.close();
  const games = await openGameStore();
  expect(games.refusal).toBe('outdated');
  expect(JSON.parse(await rawData('board'))).toEqual({ board: 'board', stored: { games: [] } });
});

test('an older app in another tab that holds the database is said to', async () => {
  await openRaw(1, (database) => void database.createObjectStore('games', { keyPath: 'id' }));
  expect((await openGameStore()).refusal).toBe('blocked');
});

test('a connection that the browser dropped is made again', async () => {
  const games = await openGameStore();
  await games.connection!.use(async (database) => database.close());
  await games.save({ id: 'a' });
  expect(await games.current()).toEqual({ id: 'a' });
});

test('this app makes room for a newer one', async () => {
  const games = await openGameStore();
  const newer = await openRaw(99, () => undefined);
  const failed = await games.save({ id: 'a' }).catch(saveProblem);
  expect(failed).toBe('outdated');
  newer.close();
});

test('the raw data has everything that is kept, readable or not', async () => {
  const games = await openGameStore();
  await games.save({ id: 'odd', size: 7n, nothing: undefined, much: Infinity } as { id: string });
  expect(JSON.parse(await rawData({ id: 'board' }))).toMatchObject({
    board: { id: 'board' },
    stored: {
      games: [{ key: 'odd', value: { id: 'odd', size: '7', much: 'Infinity' } }],
      current: [{ key: 'play', value: 'odd' }],
    },
  });
});

test('where nothing is kept, the raw data is the game on the board, and no database comes of it', async () => {
  expect(JSON.parse(await rawData('board'))).toEqual({ board: 'board' });
  expect(await indexedDB.databases()).toEqual([]);
});

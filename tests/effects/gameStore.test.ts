import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStore, openGameStore } from '../../src/effects/gameStore.ts';
import { attachSave } from '../../src/effects/save.ts';
import { parseSaved, toSaved } from '../../src/effects/savedGame.ts';
import { playIn, sessionOf, stateOf } from '../support/sessions.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('the current game is there after a reload', async () => {
  const session = sessionOf();
  const games = await openGameStore();
  expect(await games.current()).toBeUndefined();
  const refused = vi.fn<() => void>();
  attachSave(session, games, refused);
  playIn(session, 'h2h3', 'a2b3');
  const reopened = await openGameStore();
  expect(parseSaved(await reopened.current())).toEqual({ ok: true, value: session.store.getState() });
  expect(refused).not.toHaveBeenCalled();
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
  expect(games.lasting).toBe(false);
  await games.save({ id: 'a' });
  expect(await games.current()).toEqual({ id: 'a' });
});

test('a save that fails is told and the game goes on', async () => {
  const session = sessionOf();
  const told = new Promise<void>((resolve) => {
    const full = {
      ...memoryStore(),
      save: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    };
    attachSave(session, full, resolve);
  });
  playIn(session, 'h2h3');
  await told;
  playIn(session, 'a2b3');
  expect(session.store.getState().game.plies).toHaveLength(2);
});

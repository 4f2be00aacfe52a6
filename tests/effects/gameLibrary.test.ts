import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { connect } from '../../src/effects/database.ts';
import {
  addGames,
  gameNames,
  keptGame,
  nameGame,
  removeGame,
  restoreGame,
  summaries,
} from '../../src/effects/gameLibrary.ts';
import { openGameStore } from '../../src/effects/gameStore.ts';
import { summaryOf } from '../../src/effects/gameSummary.ts';
import { toSaved } from '../../src/effects/savedGame.ts';
import { bot, human, playIn, sessionOf } from '../support/sessions.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const played = toSaved(sessionOf().store.getState());
const game = (id: string) => ({ ...played, id });

test('every game is listed, page by page', async () => {
  const connection = await connect();
  const all = Array.from({ length: 250 }, (_, n) => game(`game-${String(n).padStart(3, '0')}`));
  expect(await addGames(connection, all)).toBe(250);
  const pages: number[] = [];
  const ids: string[] = [];
  for await (const page of summaries(connection)) {
    pages.push(page.length);
    ids.push(...page.map(({ id }) => id));
  }
  expect(pages).toEqual([100, 100, 50]);
  expect(ids).toEqual(all.map(({ id }) => id));
});

test('a game that is there already is not added, nor twice in one go', async () => {
  const connection = await connect();
  await addGames(connection, [game('a')]);
  expect(await addGames(connection, [{ ...game('a'), cursor: 99 }, game('b'), game('b')])).toBe(1);
  expect(await keptGame(connection, 'a')).toEqual(game('a'));
});

test('a name is kept beside the game, and goes when it is empty', async () => {
  const connection = await connect();
  await nameGame(connection, 'a', 'The long race');
  expect(await gameNames(connection)).toEqual(new Map([['a', 'The long race']]));
  await nameGame(connection, 'a', '');
  expect(await gameNames(connection)).toEqual(new Map());
});

test('a deleted game comes back with its name', async () => {
  const games = await openGameStore();
  const connection = games.connection!;
  await games.save(game('a'));
  await nameGame(connection, 'a', 'Mine');
  const removed = await removeGame(connection, 'a');
  expect(await keptGame(connection, 'a')).toBeUndefined();
  expect(await gameNames(connection)).toEqual(new Map());
  // Nothing was on the board last, rather than a game that can't be found.
  expect(await games.current()).toBeUndefined();
  await restoreGame(connection, removed!);
  expect(await keptGame(connection, 'a')).toEqual(game('a'));
  expect(await gameNames(connection)).toEqual(new Map([['a', 'Mine']]));
});

test('a game nobody has can be deleted twice', async () => {
  expect(await removeGame(await connect(), 'nobody')).toBeUndefined();
});

test('a summary tells what a list needs', () => {
  const session = sessionOf({
    seats: { white: human, black: bot },
    about: { startedAt: 5, tags: { White: 'Ada' } },
  });
  playIn(session, 'h2h3', 'a2b3', 'h3h4');
  session.dispatch({ type: 'resign', color: 'black' });
  expect(summaryOf('x', toSaved(session.store.getState()))).toEqual({
    id: 'x',
    condition: 'sound',
    plies: 3,
    players: { white: 'human', black: 'easy' },
    result: 'white',
    startedAt: 5,
    tags: { White: 'Ada' },
  });
});

test.each([
  [{ version: 2 }, 'newer'],
  [{ version: 1 }, 'damaged'],
  [
    { version: 1, moves: [], seats: { white: { kind: 'bot', level: 'godlike' }, black: { kind: 'human' } } },
    'damaged',
  ],
  [{ seats: 7, about: [], outcome: 'won', moves: 'h2h3' }, 'damaged'],
  [null, 'damaged'],
])('%j is %s', (record, condition) => {
  expect(summaryOf('x', record).condition).toBe(condition);
});

test('games that ended in a draw, or not at all', () => {
  expect(summaryOf('x', { ...game('x'), outcome: { reason: 'agreement' } }).result).toBe('draw');
  expect(summaryOf('x', game('x')).result).toBeUndefined();
});

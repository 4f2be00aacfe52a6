import { createStore } from 'zustand/vanilla';
import type { Connection } from '../../effects/database.ts';
import type { GameSummary } from '../../effects/gameSummary.ts';
import type { Library, Shelf } from '../../features/games/library.ts';

const NOON = Date.UTC(2026, 4, 1, 12);

const game = (id: string, part: Partial<GameSummary>): GameSummary => ({
  id,
  condition: 'sound',
  plies: 24,
  players: { white: 'human', black: 'easy' },
  result: 'white',
  startedAt: NOON,
  tags: {},
  ...part,
});

export const ON_BOARD = 'open';

const SUMMARIES: readonly GameSummary[] = [
  game(ON_BOARD, { result: undefined, plies: 1 }),
  game('won', {}),
  game('lost', { players: { white: 'human', black: 'hard' }, result: 'black' }),
  game('draw', { players: { white: 'medium', black: 'human' }, result: 'draw' }),
  game('table', { players: { white: 'human', black: 'human' }, result: 'black' }),
  game('named', { tags: { White: 'Aleksandra Konstantinopolskaja', Black: 'Maximilian von Hohenlohe' } }),
  game('newer', { condition: 'newer' }),
  game('damaged', { condition: 'damaged', startedAt: undefined }),
];

const nothing = (): Promise<void> => Promise.resolve();

/** Every kind of game that a list can hold. */
export const LIBRARY: Library = {
  store: createStore<Shelf>(() => ({
    games: SUMMARIES,
    names: new Map(),
    state: 'here',
    removed: undefined,
  })),
  load: nothing,
  rename: nothing,
  remove: nothing,
  undo: nothing,
  forget: () => undefined,
};

/** Nothing is kept for this page, and nothing of what is kept is touched by it. */
export const NO_CONNECTION: Connection = { use: () => new Promise<never>(() => undefined) };

import { expect, test } from 'vitest';
import type { GameSummary } from '../../../src/effects/gameSummary.ts';
import { resultOf, titleOf } from '../../../src/features/games/gameText.ts';
import { en } from '../../../src/features/games/messages/en.ts';
import { statistics } from '../../../src/features/games/statistics.ts';

const game = (part: Partial<GameSummary>): GameSummary => ({
  id: 'x',
  condition: 'sound',
  plies: 10,
  players: { white: 'human', black: 'easy' },
  result: 'white',
  startedAt: undefined,
  tags: {},
  ...part,
});

const asBlack = { white: 'hard', black: 'human' } as const;
const people = { white: 'human', black: 'human' } as const;

test('only finished games against the computer count, by level and by the person’s color', () => {
  const scores = statistics([
    game({}),
    game({}),
    game({ result: 'draw' }),
    game({ result: 'black' }),
    game({ players: asBlack, result: 'black' }),
    game({ result: undefined }),
    game({ players: people }),
    game({ condition: 'damaged' }),
  ]);
  expect(scores).toEqual([
    { level: 'easy', color: 'white', won: 2, draw: 1, lost: 1 },
    { level: 'hard', color: 'black', won: 1, draw: 0, lost: 0 },
  ]);
});

test.each([
  [game({}), 'won'],
  [game({ result: 'black' }), 'lost'],
  [game({ players: asBlack, result: 'white' }), 'lost'],
  [game({ players: people, result: 'white' }), 'white'],
  [game({ result: 'draw' }), 'draw'],
  [game({ result: undefined }), 'open'],
  [game({ condition: 'newer' }), 'newer'],
])('%j is listed as %s', (one, result) => {
  expect(resultOf(one)).toBe(result);
});

test.each([
  [game({}), 'Mine', 'Mine'],
  [game({}), undefined, 'Computer, easy'],
  [game({ players: asBlack }), undefined, 'Computer, hard'],
  [game({ players: people }), undefined, 'Two at one board'],
  [game({ tags: { White: 'Ada', Black: 'Ben' } }), undefined, 'Ada – Ben'],
  [game({ tags: { White: 7, Black: 'Ben' } }), undefined, '? – Ben'],
  [game({ condition: 'damaged' }), undefined, 'A damaged game'],
])('%j, named %s, is called %s', (one, name, title) => {
  expect(titleOf(en, one, name)).toBe(title);
});

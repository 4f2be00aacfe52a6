import { expect, test } from 'vitest';
import { judge, judgementOf } from '../../src/bot/judge.ts';
import { finish } from '../../src/bot/slices.ts';
import type { Position } from '../../src/rules/position.ts';
import { at, square } from '../support/at.ts';
import { testMind } from '../support/testMind.ts';

test('a won race: the winner takes no draw, the loser would and gives up when asked', () => {
  const score = { centipawns: 2_990, winIn: 5 };
  const won = { white: 1, draw: 0, black: 0 };
  expect(judgementOf(score, won, 'white', 'hard')).toMatchObject({ acceptsDraw: false, resigns: false });
  expect(judgementOf(score, won, 'black', 'hard')).toMatchObject({ acceptsDraw: true, resigns: true });
});

test('nobody resigns an even game', () => {
  const even = { white: 0.3, draw: 0.26, black: 0.44 };
  for (const side of ['white', 'black'] as const)
    expect(judgementOf({ centipawns: 0 }, even, side, 'easy').resigns).toBe(false);
});

const standing = (white: number, black: number) => ({ white, draw: 1 - white - black, black });
const LEVELS = ['easy', 'medium', 'hard'] as const;

// White can expect 0.5, 0.52, 0.58 and 0.62 of the point.
test.each([
  [0.4, 0.4, ['easy', 'medium', 'hard']],
  [0.41, 0.37, ['easy', 'medium']],
  [0.46, 0.3, ['easy']],
  [0.52, 0.28, []],
])('who wins %f and loses %f of such games: a draw contents %j', (white, black, content) => {
  const chances = standing(white, black);
  const accepting = LEVELS.filter(
    (level) => judgementOf({ centipawns: 0 }, chances, 'white', level).acceptsDraw,
  );
  expect(accepting).toEqual(content);
});

test.each([
  [0.95, []],
  [0.97, ['hard']],
  [0.985, ['medium', 'hard']],
  [0.997, ['easy', 'medium', 'hard']],
])('with %f lost, %j give up when they are asked to', (black, resigning) => {
  const chances = standing(0.001, black);
  const giving = LEVELS.filter((level) => judgementOf({ centipawns: 0 }, chances, 'white', level).resigns);
  expect(giving).toEqual(resigning);
});

test('a draw that is certain is taken by either side', () => {
  // Both kings need three moves; White arrives first and Black follows.
  const start = at('8/8/8/1k4K1/8/8/8/8 w - - 0 1');
  for (const side of ['white', 'black'] as const) {
    const judgement = finish(
      judge(testMind(), { start, moves: [], side, level: 'hard', moveTimeMs: 10_000 }),
    );
    expect(judgement).toMatchObject({ chances: { white: 0, draw: 1, black: 0 }, acceptsDraw: true });
  }
});

test('a draw that the tables know is certain, and taken by either side', () => {
  // So few positions seen would not tell; the tables are asked about the position after the moves.
  const start = at('8/4r3/8/7R/1K1k4/8/8/8 w - - 0 1');
  const moves = [{ from: square('h5'), to: square('h6') }];
  const probe = ({ turn }: Position) => ({ wdl: turn === 'black' ? 'draw' : 'win' }) as const;
  for (const side of ['white', 'black'] as const) {
    const question = { start, moves, side, level: 'hard', moveTimeMs: 20 } as const;
    const unknowing = finish(judge(testMind(), question));
    expect(unknowing.chances.draw).toBeLessThan(1);
    const judgement = finish(judge({ ...testMind(), probe }, question));
    expect(judgement).toMatchObject({ chances: { white: 0, draw: 1, black: 0 }, acceptsDraw: true });
  }
});

test('the judgement is of the position after the moves', () => {
  // White's king arrives at once, and Black's is too far to answer.
  const question = { start: at('8/6K1/8/8/8/8/8/k7 b - - 0 1'), moves: [{ from: 0, to: 1 }] };
  const judgement = finish(judge(testMind(), { ...question, side: 'black', level: 'hard', moveTimeMs: 50 }));
  expect(judgement.chances).toEqual({ white: 1, draw: 0, black: 0 });
  expect(judgement.resigns).toBe(true);
});

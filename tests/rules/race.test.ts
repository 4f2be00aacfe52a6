import { expect, test } from 'vitest';
import { arrivalReply, raceStatus } from '../../src/rules/race.ts';
import { squareName } from '../../src/rules/squares.ts';
import { makeUci } from '../../src/notation/uci.ts';
import { at, uci } from '../support/at.ts';
import { readVectors } from '../support/vectors.ts';

const names = (squares: readonly number[] | undefined) => squares?.map(squareName);

test('a king alone runs straight up', () => {
  const { white, black } = raceStatus(at('8/8/8/8/8/k7/8/7K w - - 0 1'));
  expect(names(white.safePath)).toEqual(['h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8']);
  expect(names(black.path)).toEqual(['a4', 'a5', 'a6', 'a7', 'a8']);
  expect(white.goals.map(({ square }) => squareName(square))).toEqual([
    'a8',
    'b8',
    'c8',
    'd8',
    'e8',
    'f8',
    'g8',
    'h8',
  ]);
  expect(white.goals.every(({ open, guards }) => open && guards.length === 0)).toBe(true);
});

test('the safe path goes round what is attacked, the path does not', () => {
  // The rooks guard each other and close the fifth rank as far as the knight, which closes e4.
  const { white } = raceStatus(at('8/8/8/rr4n1/2K5/8/8/k7 w - - 0 1'));
  expect(names(white.path)).toEqual(['c5', 'c6', 'c7', 'c8']);
  expect(names(white.safePath)).toEqual(['d4', 'e3', 'f4', 'g4', 'h5', 'h6', 'g7', 'g8']);
});

test('where every way is attacked there is no safe path', () => {
  const { white } = raceStatus(at('8/rr6/8/8/8/8/2K5/k7 w - - 0 1'));
  expect(white.safePath).toBeUndefined();
  expect(names(white.path)).toHaveLength(6);
});

test('own men and the other king stand in the way, men of the other side do not', () => {
  const walled = raceStatus(at('8/8/8/8/8/8/NN6/KB5k w - - 0 1'));
  expect(walled.white.path).toBeUndefined();
  const captures = raceStatus(at('8/8/8/8/8/8/nn6/Kb4k1 w - - 0 1'));
  expect(names(captures.white.path)?.[0]).toBe('a2');
  expect(names(raceStatus(at('8/K1k5/8/8/8/8/8/8 w - - 0 1')).black.path)).toEqual(['c8']);
});

test('a king on the goal has arrived', () => {
  const { white } = raceStatus(at('K7/6k1/8/8/8/8/8/8 b - - 0 1'));
  expect(white.safePath).toEqual([]);
  expect(white.path).toEqual([]);
  expect(white.goals[0]?.open).toBe(true);
});

test('the goal squares name who guards them, and those taken by own men are not open', () => {
  const { black } = raceStatus(at('3R3b/1k5K/8/8/8/8/8/8 w - - 0 1'));
  const guarded = black.goals.map(({ square, open, guards }) => [squareName(square), open, names(guards)]);
  expect(guarded).toEqual([
    ['a8', false, ['d8']],
    ['b8', false, ['d8']],
    ['c8', false, ['d8']],
    ['d8', true, []],
    ['e8', false, ['d8']],
    ['f8', false, ['d8']],
    ['g8', false, ['h7', 'd8']],
    ['h8', false, ['h7', 'd8']],
  ]);
  const { black: blocked } = raceStatus(at('n7/2k5/8/8/8/8/8/7K w - - 0 1'));
  expect(blocked.goals[0]).toEqual({ square: 56, open: false, guards: [] });
});

test.each(readVectors('seed-diagrams').filter(({ guards }) => guards))(
  'the guards of $id',
  ({ fen, guards }) => {
    for (const [goal, guard] of Object.entries(guards!)) {
      const found = raceStatus(at(fen)).black.goals.find(({ square }) => squareName(square) === goal);
      expect(names(found?.guards)).toEqual([guard]);
    }
  },
);

test('an arrival is answered by the king moves that reach the goal too', () => {
  const answered = at('8/1k4K1/8/8/8/8/8/8 w - - 0 1');
  expect(arrivalReply(answered, uci('g7g8')).map(makeUci)).toEqual(['b7b8', 'b7c8', 'b7a8']);
  expect(arrivalReply(answered, uci('g7g6'))).toEqual([]);
  expect(arrivalReply(at('3R4/1k5K/8/8/8/8/8/8 w - - 0 1'), uci('h7h8'))).toEqual([]);
});

test('an arrival that completes the fifty moves is a draw at once, so nobody answers it', () => {
  expect(arrivalReply(at('8/1k4K1/8/8/8/8/8/8 w - - 99 80'), uci('g7g8'))).toEqual([]);
  expect(arrivalReply(at('8/1k4K1/8/8/8/8/8/8 w - - 100 80'), uci('g7g8'))).toHaveLength(3);
});

test('only a king arrives', () => {
  expect(arrivalReply(at('8/1k4K1/8/8/8/8/8/7R w - - 0 1'), uci('h1h8'))).toEqual([]);
  expect(arrivalReply(at('8/1k4K1/8/8/8/8/8/8 b - - 0 1'), uci('b7b8'))).toEqual([]);
});

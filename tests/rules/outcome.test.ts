import { expect, test } from 'vitest';
import { isLegal, legalDests, legalMoves } from '../../src/rules/moves.ts';
import { blackMayReply, positionOutcome } from '../../src/rules/outcome.ts';
import { play, startPosition } from '../../src/rules/position.ts';
import { makeUci } from '../../src/notation/uci.ts';
import { at, square, uci } from '../support/at.ts';
import { outcomeOf, readVectors } from '../support/vectors.ts';

const outcome = (fen: string) => positionOutcome(at(fen));

test('Black wins by being there first', () => {
  expect(outcome('k7/6K1/8/8/8/8/8/8 w - - 0 1')).toEqual({ winner: 'black', reason: 'blackReached' });
});

test('White wins where Black cannot follow: too far, or every square guarded', () => {
  const won = { winner: 'white', reason: 'whiteReached' };
  expect(outcome('K7/8/6k1/8/8/8/8/8 b - - 0 1')).toEqual(won);
  expect(outcome('3R3K/1k6/8/8/8/8/8/8 b - - 0 1')).toEqual(won);
  expect(outcome('K7/6k1/8/8/8/8/8/8 w - - 0 1')).toEqual(won);
});

test('Black next to the goal has one ply, and may spend it on anything', () => {
  const pending = at('8/1k4K1/8/8/8/8/8/1r6 w - - 0 1');
  const arrived = play(pending, uci('g7h8'));
  expect(positionOutcome(arrived)).toBeUndefined();
  expect(blackMayReply(arrived)).toBe(true);
  expect(legalMoves(arrived).map(makeUci)).toContain('b1a1');
  expect(positionOutcome(play(arrived, uci('b1a1')))).toEqual({ winner: 'white', reason: 'whiteReached' });
  expect(positionOutcome(play(arrived, uci('b7a8')))).toEqual({ winner: undefined, reason: 'bothReached' });
});

test('Black may reply only when White has arrived, and it is Black to move', () => {
  expect(blackMayReply(at('8/1k4K1/8/8/8/8/8/8 b - - 0 1'))).toBe(false);
  expect(blackMayReply(at('6K1/1k6/8/8/8/8/8/8 w - - 0 1'))).toBe(false);
  expect(blackMayReply(at('k5K1/8/8/8/8/8/8/8 w - - 0 1'))).toBe(false);
});

test('a side whose every move would give check, or leave its own king, is stalemated', () => {
  const stalemates = readVectors('positions').filter((vector) => vector.outcome?.reason === 'stalemate');
  expect(stalemates.length).toBeGreaterThan(3);
  for (const { fen } of stalemates) {
    expect(legalMoves(at(fen))).toEqual([]);
    expect(outcome(fen)).toEqual({ winner: undefined, reason: 'stalemate' });
  }
});

test('the arrival that brings the hundredth half-move is a draw at once, the next is not', () => {
  const pending = (halfmoves: number) => outcome(`K7/6k1/8/8/8/8/8/8 b - - ${halfmoves} 90`);
  expect(pending(99)).toBeUndefined();
  expect(pending(100)).toEqual({ winner: undefined, reason: 'fiftyRace' });
  expect(pending(101)).toBeUndefined();
  expect(pending(149)).toBeUndefined();
  expect(pending(150)).toEqual({ winner: undefined, reason: 'seventyFive' });
});

test('fifty moves are no draw by themselves, seventy-five are', () => {
  const quiet = (halfmoves: number) => outcome(`8/8/8/8/5K2/8/2k5/8 w - - ${halfmoves} 120`);
  expect(quiet(100)).toBeUndefined();
  expect(quiet(149)).toBeUndefined();
  expect(quiet(150)).toEqual({ winner: undefined, reason: 'seventyFive' });
  expect(quiet(151)).toEqual({ winner: undefined, reason: 'seventyFive' });
});

test('bare kings play on', () => {
  expect(outcome('8/8/8/8/8/8/k6K/8 w - - 0 1')).toBeUndefined();
});

test.each(readVectors('seed-diagrams').filter(({ moves }) => moves))(
  'the rules page: $id ends so',
  (vector) => {
    const end = vector.moves!.map(uci).reduce(play, at(vector.fen));
    expect(positionOutcome(end)).toEqual(outcomeOf(vector.outcome ?? null));
    if (vector.replies_to_goal)
      expect(legalMoves(end).map(makeUci)).toEqual(expect.arrayContaining([...vector.replies_to_goal]));
    for (const { move, outcome: then } of vector.then ?? []) {
      expect(positionOutcome(play(end, uci(move)))).toEqual(outcomeOf(then));
    }
  },
);

test('each piece has its targets; a piece without any is not named', () => {
  const dests = legalDests(startPosition);
  expect(dests.get(square('h2'))).toEqual([square('h3'), square('g3')]);
  expect(dests.has(square('h1'))).toBe(false);
  expect([...dests.values()].flat()).toHaveLength(21);
});

test('legal is what is among the moves', () => {
  expect(isLegal(startPosition, uci('h2h3'))).toBe(true);
  expect(isLegal(startPosition, uci('h2h4'))).toBe(false);
  expect(isLegal(startPosition, uci('g2h3'))).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { hintReasons } from '../../src/bot/hintReasons.ts';
import { hint } from '../../src/bot/hint.ts';
import type { HintReason, Score } from '../../src/bot/protocol.ts';
import { finish } from '../../src/bot/slices.ts';
import { squareName } from '../../src/rules/squares.ts';
import { at, square, uci } from '../support/at.ts';
import { testMind } from '../support/testMind.ts';

function reasons(fen: string, line: string, score: Score = { centipawns: 0 }): readonly HintReason[] {
  const pv = line.split(' ').map(uci);
  return hintReasons(at(fen), { move: pv[0]!, score, pv });
}

describe('a hint says', () => {
  test('that the move wins at once', () => {
    expect(reasons('8/1k4K1/8/8/8/8/8/8 b - - 0 1', 'b7b8')).toEqual([
      { code: 'wins', square: square('b8') },
    ]);
  });

  test('that the move ends in a draw', () => {
    expect(reasons('6K1/1k6/8/8/8/8/8/8 b - - 0 1', 'b7b8')).toEqual([{ code: 'draws' }]);
  });

  test('where and in how many moves a race is won', () => {
    const found = reasons('8/8/6K1/8/8/8/8/k7 w - - 0 1', 'g6g7 a1a2 g7g8', { centipawns: 2_990, winIn: 3 });
    expect(found).toContainEqual({ code: 'winsRace', square: square('g8'), moves: 2 });
    expect(found).toContainEqual({ code: 'runs', square: square('g7'), ranksLeft: 1 });
  });

  test('how long a lost race holds out', () => {
    const found = reasons('8/8/2k1n3/8/6K1/4q1N1/8/8 w - - 0 17', 'g4h3 c6b7 h3g4', {
      centipawns: -3_000,
      winIn: -4,
    });
    expect(found[0]).toEqual({ code: 'holdsOut', moves: 2 });
  });

  test('which arrival is stopped, and not the same squares once more', () => {
    // Black would step up to a8, b8 or c8; the rook closes the whole rank.
    const found = reasons('8/1k6/8/8/8/7K/8/4R3 w - - 0 1', 'e1e8');
    expect(found).toEqual([{ code: 'stopsArrival', squares: ['a8', 'b8', 'c8'].map(square) }]);
  });

  test('which guard falls, and what it guarded', () => {
    const found = reasons('8/8/7K/1k6/3B4/8/1r6/6r1 w - - 0 1', 'd4g1');
    expect(found[0]).toEqual({
      code: 'removesGuard',
      square: square('g1'),
      role: 'rook',
      squares: ['g7', 'g8'].map(square),
    });
  });

  test('of what a captured piece guarded only, and of no square under an own piece', () => {
    // By taking the knight the king comes near all of d6 to h6.
    const step = reasons('8/8/8/8/5n2/4K3/8/k5n1 w - - 0 1', 'e3f4');
    expect(step[0]).toEqual({
      code: 'removesGuard',
      square: square('f4'),
      role: 'knight',
      squares: ['e6', 'g6'].map(square),
    });
    const held = reasons('8/8/6B1/7K/1k6/8/8/2B3r1 w - - 0 1', 'c1g5');
    expect(held.map(({ code }) => code)).not.toContain('opensWay');
  });

  test('which squares are taken away from the other king', () => {
    const found = reasons('8/8/8/1k6/8/8/7K/3R4 w - - 0 1', 'd1d6');
    expect(found).toContainEqual({ code: 'guards', squares: ['a6', 'b6', 'c6'].map(square) });
  });

  test('that a piece is saved from capture', () => {
    const found = reasons('8/8/8/8/1k6/4b3/8/R5RK w - - 0 1', 'g1f1');
    expect(found).toContainEqual({ code: 'saves', square: square('g1'), role: 'rook' });
  });
});

describe('the hint of a search', () => {
  // Search ends its line before the last step of a race, which it sees without playing it.
  test.each([
    ['8/8/6K1/8/8/8/8/k7 w - - 0 1', 2, /^[f-h]8$/],
    ['8/8/8/6K1/8/8/8/k7 w - - 0 1', 3, /^[d-h]8$/],
    ['8/3n4/1k1r4/2b5/5K2/1r6/3n2B1/2N5 b - - 1 17', 2, /^[a-c]8$/],
  ])('%s: won in %d moves, and where', (fen, moves, squares) => {
    const { reasons: found } = finish(hint(testMind(), { start: at(fen), moves: [], moveTimeMs: 5_000 }));
    const [first] = found;
    if (first?.code !== 'winsRace' || first.square === undefined) throw new Error(JSON.stringify(found));
    expect(first.moves).toBe(moves);
    expect(squareName(first.square)).toMatch(squares);
  });

  test('tells of a lost race that it holds out longest', () => {
    const start = at('8/8/2k1n3/8/6K1/4q1N1/8/8 w - - 0 17');
    const { reasons: found } = finish(hint(testMind(), { start, moves: [], moveTimeMs: 5_000 }));
    expect(found[0]).toEqual({ code: 'holdsOut', moves: 2 });
  });
});

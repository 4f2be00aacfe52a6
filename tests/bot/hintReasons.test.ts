import { describe, expect, test } from 'vitest';
import { hintReasons } from '../../src/bot/hintReasons.ts';
import type { HintReason, Score } from '../../src/bot/protocol.ts';
import { at, square, uci } from '../support/at.ts';

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

  test('which arrival is stopped', () => {
    // Black would step up to a8, b8 or c8; the rook closes the whole rank.
    const found = reasons('8/1k6/8/8/8/7K/8/4R3 w - - 0 1', 'e1e8');
    expect(found[0]).toEqual({ code: 'stopsArrival', squares: ['a8', 'b8', 'c8'].map(square) });
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

  test('which squares are taken away from the other king', () => {
    const found = reasons('8/8/8/1k6/8/8/7K/3R4 w - - 0 1', 'd1d6');
    expect(found).toContainEqual({ code: 'guards', squares: ['a6', 'b6', 'c6'].map(square) });
  });

  test('that a piece is saved from capture', () => {
    const found = reasons('8/8/8/8/1k6/4b3/8/R5RK w - - 0 1', 'g1f1');
    expect(found).toContainEqual({ code: 'saves', square: square('g1'), role: 'rook' });
  });
});

import { describe, expect, test } from 'vitest';
import { readMove } from '../../src/notation/pgnMoves.ts';
import { makeUci } from '../../src/notation/uci.ts';
import { startPosition } from '../../src/rules/position.ts';
import { at, square } from '../support/at.ts';

describe('one move, many ways to write it', () => {
  test.each([
    'Nxc2',
    'Nc2',
    'N1xc2',
    'Nexc2',
    'Ne1c2',
    'Ne1xc2',
    'Ne1-c2',
    'Ne1xBc2',
    'e1c2',
    'Nxc2+',
    'Nxc2#',
  ])('%s', (word) => {
    const read = readMove(startPosition, word);
    expect(read.ok && makeUci(read.value)).toBe('e1c2');
  });
});

describe('why a word is no move', () => {
  test.each(['O-O', 'e4', 'e8=Q', 'Kh9', 'kg3', 'Dh3', '--', 'hello'])('%s can not be read', (word) =>
    expect(readMove(startPosition, word)).toEqual({ ok: false, error: { code: 'unreadableMove' } }),
  );

  test('a rook that would give check, with the reason', () => {
    const rook = at('8/8/k7/8/8/8/8/1R5K w - - 0 1');
    const error = {
      code: 'illegalMove',
      move: { from: square('b1'), to: square('b6') },
      reasons: [{ kind: 'givesCheck', checkers: [square('b6')], king: square('a6') }],
    };
    expect(readMove(rook, 'Rb6')).toEqual({ ok: false, error });
    expect(readMove(rook, 'b1b6')).toEqual({ ok: false, error });
  });

  test('a knight that uncovers a check', () =>
    expect(readMove(at('8/8/8/8/k7/8/2N5/3B3K w - - 0 1'), 'Ne3')).toMatchObject({
      ok: false,
      error: { code: 'illegalMove', reasons: [{ kind: 'discoversCheck', shield: square('c2') }] },
    }));

  test('two rooks that can both go there', () =>
    expect(readMove(at('8/8/8/8/8/1k6/8/R3R1K1 w - - 0 1'), 'Rd1')).toMatchObject({
      ok: false,
      error: { code: 'ambiguousMove', moves: [{ to: square('d1') }, { to: square('d1') }] },
    }));

  test('no such piece', () =>
    expect(readMove(at('8/8/8/8/8/1k6/8/R3R1K1 w - - 0 1'), 'Qd1')).toEqual({
      ok: false,
      error: { code: 'noSuchPiece' },
    }));

  test.each([
    ['the race', 'K7/8/6k1/8/8/8/8/8 b - - 0 1', 'Kg5'],
    ['seventy-five moves', '8/8/8/8/8/1k6/8/R3R1K1 w - - 150 99', 'Red1'],
    ['the race at fifty moves', '5K2/3k4/b7/7b/6R1/N5N1/2n5/8 b - - 100 51', 'Kd8'],
  ])('a game that %s has ended', (_, fen, word) =>
    expect(readMove(at(fen), word)).toEqual({ ok: false, error: { code: 'gameOver' } }),
  );

  test('at fifty moves a game goes on as long as nobody claims', () =>
    expect(readMove(at('8/8/8/8/8/1k6/8/R3R1K1 w - - 100 99'), 'Red1').ok).toBe(true));
});

import { expect, test } from 'vitest';
import { makeSan, parseSan } from '../../src/notation/san.ts';
import { startPosition } from '../../src/rules/position.ts';
import { at, sanOf, square, uci } from '../support/at.ts';
import { readVectors } from '../support/vectors.ts';

test.each(readVectors('san'))('$san in $id: $why', ({ fen, uci: move, san }) => {
  expect(sanOf(at(fen), move)).toBe(san);
  expect(parseSan(at(fen), san)).toEqual({ ok: true, value: uci(move) });
});

test('SAN of a move without a piece is a bug of ours', () => {
  expect(() => makeSan(startPosition, uci('d4d5'))).toThrow('no piece on d4');
});

test('a win of the race is marked, nothing else', () => {
  expect(sanOf(at('8/K5k1/8/8/8/8/8/8 w - - 0 1'), 'a7a8')).toBe('Ka8');
  expect(sanOf(at('8/K7/6k1/8/8/8/8/8 w - - 0 1'), 'a7a8')).toBe('Ka8#');
  expect(sanOf(at('K7/6k1/8/8/8/8/8/8 b - - 0 1'), 'g7g6')).toBe('Kg6#');
  expect(sanOf(at('K7/6k1/8/8/8/8/8/8 b - - 0 1'), 'g7g8')).toBe('Kg8');
  expect(sanOf(at('8/6k1/8/K7/8/8/8/8 b - - 0 1'), 'g7g8')).toBe('Kg8#');
});

test('as much of the origin as tells legal twins apart', () => {
  expect(sanOf(at('8/8/8/8/1N1N4/8/8/k6K w - - 0 1'), 'b4c6')).toBe('Nbc6');
  expect(sanOf(at('8/8/k7/1N6/8/1N6/8/7K w - - 0 1'), 'b5d4')).toBe('N5d4');
  // Twins on its file and on its rank: only the whole square tells.
  expect(sanOf(at('8/8/k7/1N3N2/8/1N6/8/7K w - - 0 1'), 'b5d4')).toBe('Nb5d4');
});

test.each([
  'Kh3',
  'Kh3+',
  'Kh3#',
  'Kh3!?',
  'Kh3 ',
  'Kh2h3',
  'Khh3',
  'K2h3',
  'Kxh3',
  'Kh2-h3',
  'Kh2xh3',
  'K:h3',
  'Kh3⁉',
])('%j is read as the king move to h3', (text) => {
  expect(parseSan(startPosition, text)).toEqual({ ok: true, value: uci('h2h3') });
});

test('a capture may be written without its sign', () => {
  expect(parseSan(startPosition, 'Nc2')).toEqual({ ok: true, value: uci('e1c2') });
  expect(sanOf(startPosition, 'e1c2')).toBe('Nxc2');
});

test.each([
  '',
  'h3',
  'O-O',
  'kh3',
  'Kh9',
  'Kj3',
  'Kh3 Kb3',
  'P',
  'Kh3xx',
  '+Kh3',
  'h2h3',
  `Kh3${'!'.repeat(30)}`,
])('%j is no SAN', (text) => {
  expect(parseSan(startPosition, text)).toEqual({
    ok: false,
    error: { code: 'notSan', text: text.slice(0, 30) },
  });
});

test('of two pieces that may go there one has to be named', () => {
  expect(parseSan(at('8/8/8/8/1N1N4/8/8/k6K w - - 0 1'), 'Nc6')).toEqual({
    ok: false,
    error: { code: 'ambiguous', text: 'Nc6', moves: [uci('b4c6'), uci('d4c6')] },
  });
});

test('no such piece, or not there', () => {
  const nobody = (text: string) => ({ ok: false, error: { code: 'noSuchPiece', text } });
  expect(parseSan(at('8/8/8/8/8/8/k6K/8 w - - 0 1'), 'Qd4')).toEqual(nobody('Qd4'));
  expect(parseSan(startPosition, 'Ra2b3')).toEqual(nobody('Ra2b3'));
});

test('an illegal move says why, of the piece that nearly could', () => {
  expect(parseSan(at('8/8/k7/8/8/8/8/1R5K w - - 0 1'), 'Rb6')).toEqual({
    ok: false,
    error: {
      code: 'illegal',
      text: 'Rb6',
      move: uci('b1b6'),
      reasons: [{ kind: 'givesCheck', checkers: [square('b6')], king: square('a6') }],
    },
  });
  // The rook on g2 is stopped by its neighbour, the one on g1 can't get near.
  const blocked = parseSan(startPosition, 'Rb2');
  expect(blocked).toMatchObject({
    error: { code: 'illegal', move: uci('g2b2'), reasons: [{ kind: 'blocked' }] },
  });
  expect(parseSan(startPosition, 'Kd5')).toMatchObject({
    error: { code: 'illegal', move: uci('h2d5'), reasons: [{ kind: 'pieceCannotReach' }] },
  });
});

test('after the game there is nothing to read', () => {
  expect(parseSan(at('k7/6K1/8/8/8/8/8/8 w - - 0 1'), 'Kg8')).toEqual({
    ok: false,
    error: { code: 'gameOver', text: 'Kg8' },
  });
});

test('of several pieces that may not go there, the one that only a check forbids explains', () => {
  // The rook on a1 is blocked by its knight; the one on c6 could go to c1, but would give check there.
  expect(parseSan(at('8/8/2R5/8/8/7K/8/RN2k3 w - - 0 1'), 'Rc1')).toMatchObject({
    error: { code: 'illegal', move: uci('c6c1'), reasons: [{ kind: 'givesCheck' }] },
  });
});

import { expect, test } from 'vitest';
import { legalMoves } from '../../src/rules/moves.ts';
import type { CheckReason } from '../../src/rules/whyIllegal.ts';
import { whyIllegal } from '../../src/rules/whyIllegal.ts';
import { startPosition } from '../../src/rules/position.ts';
import { makeUci } from '../../src/notation/uci.ts';
import { at, square, uci } from '../support/at.ts';
import { type IllegalVector, readVectors } from '../support/vectors.ts';

const KINDS: Readonly<Record<string, CheckReason['kind']>> = {
  'leaves own king in check': 'leavesKingInCheck',
  'discovers check on own king': 'discoversOwnKing',
  'gives check': 'givesCheck',
  'discovers check on opponent': 'discoversCheck',
};

/** The reasons as the vectors write them, with the shield that only ours name. */
const expected = ({ from, reasons }: IllegalVector) =>
  reasons.map(({ kind, checkers, king }) => ({
    kind: KINDS[kind],
    checkers: checkers.map(square),
    king: square(king),
    ...(kind.startsWith('discovers') && { shield: square(from) }),
  }));

test.each(readVectors('illegal_reasons'))('the reasons against $from$to in $id', (vector) => {
  expect(whyIllegal(at(vector.fen), uci(vector.from + vector.to))).toEqual(expected(vector));
});

test.each(readVectors('seed-diagrams'))('the rules page: $id', (vector) => {
  const position = at(vector.fen);
  const legal = legalMoves(position).map(makeUci);
  const origins = new Set(legal.map((move) => move.slice(0, 2)));
  if (vector.allowed) expect(legal).toEqual(expect.arrayContaining([...vector.allowed]));
  for (const { move, kind, from, king } of vector.forbidden ?? []) {
    const reason = { kind: KINDS[kind], checkers: [square(from)], king: square(king) };
    expect(whyIllegal(position, uci(move))).toEqual([reason]);
  }
  for (const from of vector.allowed_from ?? []) expect(origins).toContain(from);
  for (const from of vector.forbidden_from ?? []) expect(origins).not.toContain(from);
  expect(legal.length).toBeGreaterThan(0);
});

test('a move that no piece can make has one reason', () => {
  const reason = (move: string) => whyIllegal(startPosition, uci(move));
  expect(reason('e4e5')).toEqual([{ kind: 'noPiece' }]);
  expect(reason('a2a3')).toEqual([{ kind: 'notYourPiece' }]);
  expect(reason('h2h4')).toEqual([{ kind: 'pieceCannotReach' }]);
  expect(reason('h2h2')).toEqual([{ kind: 'pieceCannotReach' }]);
  expect(reason('e2e3')).toEqual([{ kind: 'pieceCannotReach' }]);
  expect(reason('g2g1')).toEqual([{ kind: 'ownPieceThere' }]);
  expect(reason('g1e1')).toEqual([{ kind: 'blocked', by: square('f1') }]);
  expect(reason('f1d3')).toEqual([{ kind: 'blocked', by: square('e2') }]);
  expect(reason('h2h3')).toEqual([]);
});

test('a square off the board is reached by nobody', () => {
  expect(whyIllegal(startPosition, { from: 99, to: 0 })).toEqual([{ kind: 'noPiece' }]);
  expect(whyIllegal(startPosition, { from: 15, to: 99 })).toEqual([{ kind: 'pieceCannotReach' }]);
});

test('after the race no move is legal, not even one that no piece can make', () => {
  const won = at('k7/6K1/8/8/8/8/8/7R w - - 0 1');
  expect(whyIllegal(won, uci('g7g6'))).toEqual([{ kind: 'gameOver' }]);
  expect(whyIllegal(won, uci('d4d5'))).toEqual([{ kind: 'gameOver' }]);
});

test('a king may not uncover a check on the other king', () => {
  expect(whyIllegal(at('8/8/1rk4K/8/8/8/8/8 b - - 0 1'), uci('c6d7'))).toEqual([
    { kind: 'discoversCheck', checkers: [square('b6')], king: square('h6'), shield: square('c6') },
  ]);
});

test("one move can break both kings' peace", () => {
  // The rook leaves its king to the rook on e8, attacks g7 from g5 and opens the bishop's line to it.
  const position = at('4r3/6k1/8/4R3/3B4/8/8/4K3 w - - 0 1');
  expect(whyIllegal(position, uci('e5g5'))).toEqual([
    { kind: 'discoversOwnKing', checkers: [square('e8')], king: square('e1'), shield: square('e5') },
    { kind: 'givesCheck', checkers: [square('g5')], king: square('g7') },
    { kind: 'discoversCheck', checkers: [square('d4')], king: square('g7'), shield: square('e5') },
  ]);
});

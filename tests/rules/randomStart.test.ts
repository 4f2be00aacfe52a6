import { expect, test } from 'vitest';
import { parseFen } from '../../src/notation/fen.ts';
import { makeFen } from '../../src/notation/makeFen.ts';
import { boardPieces, pieceAt } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { startPosition } from '../../src/rules/position.ts';
import { randomStart } from '../../src/rules/randomStart.ts';
import { fileOf, rankOf, squareAt } from '../../src/rules/squares.ts';
import { seeded } from '../../scripts/fuzz/random.ts';

const random = seeded(7);
const starts = Array.from({ length: 400 }, () => randomStart(random));

test('White’s men are mirrored by Black’s, and are the usual ones', () => {
  for (const { board } of starts) {
    const white = boardPieces(board).filter(({ piece }) => piece.color === 'white');
    for (const { square, piece } of white)
      expect(pieceAt(board, squareAt(7 - fileOf(square), rankOf(square)))).toEqual({
        color: 'black',
        role: piece.role,
      });
    const roles = white.map(({ piece }) => piece.role).toSorted();
    const usual = boardPieces(startPosition.board).filter(({ piece }) => piece.color === 'white');
    expect(roles).toEqual(usual.map(({ piece }) => piece.role).toSorted());
  }
});

test('it can be played: no king is attacked, and White has a move', () => {
  for (const position of starts) {
    expect(parseFen(makeFen(position)).ok).toBe(true);
    expect(legalMoves(position).length).toBeGreaterThan(0);
  }
});

test('each side’s bishops stand on both shades', () => {
  for (const { board } of starts) {
    const shades = boardPieces(board)
      .filter(({ piece }) => piece.color === 'white' && piece.role === 'bishop')
      .map(({ square }) => (fileOf(square) + rankOf(square)) % 2);
    expect(new Set(shades).size).toBe(2);
  }
});

test('many different ones come up', () => {
  expect(new Set(starts.map((position) => makeFen(position))).size).toBeGreaterThan(150);
});

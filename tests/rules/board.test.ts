import { expect, test } from 'vitest';
import {
  boardOf,
  boardPieces,
  kingSquare,
  movePiece,
  opposite,
  pieceAt,
  type PlacedPiece,
} from '../../src/rules/board.ts';
import { startPosition } from '../../src/rules/position.ts';
import { square } from '../support/at.ts';

const { board } = startPosition;

test('a board says what stands where', () => {
  expect(pieceAt(board, square('h1'))).toEqual({ color: 'white', role: 'queen' });
  expect(pieceAt(board, square('a2'))).toEqual({ color: 'black', role: 'king' });
  expect(pieceAt(board, square('d4'))).toBeUndefined();
  expect(pieceAt(board, 64)).toBeUndefined();
  expect(kingSquare(board, 'white')).toBe(square('h2'));
  expect(kingSquare(board, 'black')).toBe(square('a2'));
  expect(opposite('white')).toBe('black');
  expect(opposite('black')).toBe('white');
});

test('a board is its pieces, a1 first', () => {
  const pieces = boardPieces(board);
  expect(pieces).toHaveLength(16);
  expect(pieces[0]).toEqual({ square: 0, piece: { color: 'black', role: 'queen' } });
  expect(boardOf(pieces)).toEqual(board);
});

test('a board is plain data', () => {
  expect(structuredClone(board)).toEqual(board);
  expect(JSON.parse(JSON.stringify(board))).toEqual(board);
});

test('moving a piece makes another board and leaves this one', () => {
  const before = structuredClone(board);
  const after = movePiece(board, square('h2'), square('h3'));
  expect(board).toEqual(before);
  expect(kingSquare(after, 'white')).toBe(square('h3'));
  expect(kingSquare(after, 'black')).toBe(square('a2'));
  expect(pieceAt(after, square('h2'))).toBeUndefined();
  expect(kingSquare(movePiece(board, square('a2'), square('a3')), 'black')).toBe(square('a3'));
  expect(kingSquare(movePiece(board, square('e1'), square('c2')), 'white')).toBe(square('h2'));
});

test('what only a bug of ours could ask is loud', () => {
  expect(() => movePiece(board, square('d4'), square('d5'))).toThrow('no piece on square 27');
  const kings: readonly PlacedPiece[] = [
    { square: 0, piece: { color: 'white', role: 'king' } },
    { square: 9, piece: { color: 'black', role: 'king' } },
  ];
  expect(() => boardOf(kings.slice(0, 1))).toThrow('a board needs both kings');
  expect(() => boardOf(kings.slice(1))).toThrow('a board needs both kings');
});

import type { Square } from './squares.ts';

export type Color = 'white' | 'black';
export type Role = 'king' | 'queen' | 'rook' | 'bishop' | 'knight';
export type ByColor<T> = Readonly<Record<Color, T>>;

export interface Piece {
  readonly color: Color;
  readonly role: Role;
}

/** Exactly 64 entries, a1 first. A move makes a new board. */
export type Board = readonly (Piece | undefined)[];

export const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white');

export const pieceAt = (board: Board, square: Square): Piece | undefined => board[square];

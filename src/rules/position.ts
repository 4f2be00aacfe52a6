import {
  type Board,
  boardOf,
  type Color,
  EMPTY,
  movePiece,
  opposite,
  type PlacedPiece,
  type Role,
} from './board.ts';
import { type Square, squareAt } from './squares.ts';

/** A board and whose turn it is. Neither king is attacked: no move may bring that about. */
export interface Position {
  readonly board: Board;
  readonly turn: Color;
  /** Plies since the last capture; there are no pawns to reset it. */
  readonly halfmoves: number;
  readonly fullmoves: number;
}

export interface Move {
  readonly from: Square;
  readonly to: Square;
}

/** White's eight on the files e to h of the first two ranks, e1 first. */
export const START_ARRAY: readonly Role[] = [
  'knight', 'bishop', 'rook', 'queen',
  'knight', 'bishop', 'rook', 'king',
]; // prettier-ignore

/** White's eight as they are given, Black's as in a mirror between the files d and e. */
export function mirroredStart(array: readonly Role[]): Position {
  const pieces = array.flatMap((role, n): readonly PlacedPiece[] => [
    { square: squareAt(4 + (n % 4), n >> 2), piece: { color: 'white', role } },
    { square: squareAt(3 - (n % 4), n >> 2), piece: { color: 'black', role } },
  ]);
  return { board: boardOf(pieces), turn: 'white', halfmoves: 0, fullmoves: 1 };
}

export const startPosition: Position = mirroredStart(START_ARRAY);

/** The position after a legal move. */
export function play(position: Position, { from, to }: Move): Position {
  const { board, turn, halfmoves, fullmoves } = position;
  return {
    board: movePiece(board, from, to),
    turn: opposite(turn),
    halfmoves: board.codes[to] === EMPTY ? halfmoves + 1 : 0,
    fullmoves: turn === 'black' ? fullmoves + 1 : fullmoves,
  };
}

/** The same pieces on the same squares and the same side to move: what repetition counts. */
export function samePosition(a: Position, b: Position): boolean {
  const others = b.board.codes;
  return a.turn === b.turn && a.board.codes.every((code, square) => code === others[square]);
}

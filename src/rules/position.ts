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

const WHITE_HALF: readonly (readonly Role[])[] = [
  ['knight', 'bishop', 'rook', 'queen'],
  ['knight', 'bishop', 'rook', 'king'],
];

const startPieces: readonly PlacedPiece[] = WHITE_HALF.flatMap((roles, rank) =>
  roles.flatMap((role, file): readonly PlacedPiece[] => [
    { square: squareAt(4 + file, rank), piece: { color: 'white', role } },
    { square: squareAt(3 - file, rank), piece: { color: 'black', role } },
  ]),
);

export const startPosition: Position = {
  board: boardOf(startPieces),
  turn: 'white',
  halfmoves: 0,
  fullmoves: 1,
};

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

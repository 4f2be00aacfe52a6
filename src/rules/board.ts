import type { Square } from './squares.ts';

export type Color = 'white' | 'black';
export type Role = 'king' | 'queen' | 'rook' | 'bishop' | 'knight';
export type ByColor<T> = Readonly<Record<Color, T>>;

export interface Piece {
  readonly color: Color;
  readonly role: Role;
}

export interface PlacedPiece {
  readonly square: Square;
  readonly piece: Piece;
}

/** A piece as a number, see the codes below; 0 is an empty square. */
export type PieceCode = number;

/** An immutable value of plain data; a move makes a new one. Ask it through the functions of this file. */
export interface Board {
  /** Exactly 64, a1 first. */
  readonly codes: readonly PieceCode[];
  readonly kings: ByColor<Square>;
}

// One bit for each way to attack, so that a queen is a rook and a bishop in one, and one bit for each color.
export const EMPTY = 0;
export const ROOK = 1;
export const BISHOP = 2;
export const QUEEN = ROOK | BISHOP;
export const KNIGHT = 4;
export const KING = 8;
export const BLACK = 16;
export const WHITE = 32;

const CODES: Readonly<Record<Role, PieceCode>> = {
  king: KING,
  queen: QUEEN,
  rook: ROOK,
  bishop: BISHOP,
  knight: KNIGHT,
};

export const colorBit = (color: Color): number => (color === 'white' ? WHITE : BLACK);

const codeOf = (piece: Piece): PieceCode => CODES[piece.role] | colorBit(piece.color);

const piecesByCode = (): ReadonlyMap<PieceCode, Piece> =>
  new Map(
    (['white', 'black'] as const).flatMap((color) =>
      (Object.keys(CODES) as Role[]).map((role) => [codeOf({ color, role }), { color, role }]),
    ),
  );

/** Marked as pure for the builds that never ask a board: a still picture carries nothing of this. */
const PIECES = /* @__PURE__ */ piecesByCode();

export const opposite = (color: Color): Color => (color === 'white' ? 'black' : 'white');

export const pieceAt = (board: Board, square: Square): Piece | undefined =>
  PIECES.get(board.codes[square] ?? EMPTY);

export const kingSquare = (board: Board, color: Color): Square => board.kings[color];

/** Every piece, a1 first. */
export function boardPieces(board: Board): readonly PlacedPiece[] {
  const placed: PlacedPiece[] = [];
  for (let square = 0; square < 64; square++) {
    const piece = pieceAt(board, square);
    if (piece) placed.push({ square, piece });
  }
  return placed;
}

/** Both kings must be among the pieces, once each: a reader of foreign text checks that first. */
export function boardOf(pieces: Iterable<PlacedPiece>): Board {
  const codes = Array.from({ length: 64 }, () => EMPTY);
  const kings: Partial<Record<Color, Square>> = {};
  for (const { square, piece } of pieces) {
    codes[square] = codeOf(piece);
    if (piece.role === 'king') kings[piece.color] = square;
  }
  const { white, black } = kings;
  if (white === undefined || black === undefined) throw new Error('a board needs both kings');
  return { codes, kings: { white, black } };
}

/** The board after a piece has gone from one square to another, taking what stood there. */
export function movePiece(board: Board, from: Square, to: Square): Board {
  const codes = board.codes.slice();
  const code = codes[from];
  if (!code) throw new Error(`no piece on square ${from}`);
  codes[to] = code;
  codes[from] = EMPTY;
  if (!(code & KING)) return { codes, kings: board.kings };
  const { white, black } = board.kings;
  return { codes, kings: code & BLACK ? { white, black: to } : { white: to, black } };
}

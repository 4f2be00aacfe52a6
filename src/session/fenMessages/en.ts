import type { Color } from '../../rules/board.ts';

/** What is wrong with a FEN, a sentence a code. */
export const en = {
  fields: 'A FEN has four to six parts with spaces between them.',
  rankCount: 'A FEN has eight ranks with a slash between each two.',
  rankWidth: (rank: number) => `Rank ${rank} doesn’t have eight squares.`,
  adjacentDigits: (rank: number) => `Rank ${rank} has two numbers side by side.`,
  badPiece: (rank: number, text: string) => `Rank ${rank} has “${text}”, which is no piece.`,
  pawn: 'There are no pawns in Racing Kings.',
  kingCount: { white: 'White must have exactly one king.', black: 'Black must have exactly one king.' },
  badTurn: (text: string) => `The side to move is “w” or “b”, not “${text}”.`,
  castling: 'There is no castling in Racing Kings: the third part must be “-”.',
  enPassant: 'There is no en passant in Racing Kings: the fourth part must be “-”.',
  badCounter: (text: string) => `“${text}” is no count of moves.`,
  kingAttacked: (color: Color, king: string) =>
    `${color === 'white' ? 'White’s' : 'Black’s'} king on ${king} is in check, which no position may have.`,
  bothReachedBlackToMove: 'With both kings on the eighth rank Black can’t be to move.',
};

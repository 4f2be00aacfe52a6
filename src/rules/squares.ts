/** A square, 0 to 63 from a1: `file + 8 * rank`, so h1 is 7 and a8 is 56. */
export type Square = number;

type FileName = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
type RankName = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
export type SquareName = `${FileName}${RankName}`;

/** The rank both kings run to, counted from 0. */
export const GOAL_RANK = 7;

const FILES = 'abcdefgh';

export const fileOf = (square: Square): number => square & 7;

export const rankOf = (square: Square): number => square >> 3;

export const squareAt = (file: number, rank: number): Square => file + 8 * rank;

export const squareName = (square: Square): SquareName =>
  `${FILES[fileOf(square)]}${rankOf(square) + 1}` as SquareName;

/** Reads `'h2'`; anything but a lower-case file and a rank is `undefined`. */
export function parseSquare(text: string): Square | undefined {
  return /^[a-h][1-8]$/.test(text) ? squareAt(FILES.indexOf(text[0]!), Number(text[1]) - 1) : undefined;
}

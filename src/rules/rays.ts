import { BISHOP, KING, KNIGHT, type PieceCode, ROOK } from './board.ts';
import { fileOf, rankOf, type Square, squareAt } from './squares.ts';

// Where pieces could go on an empty board, in flat tables of bytes: the move generator lives on them. A list
// of squares starts at a computed place and ends with EDGE:
//   for (let i = rayStart(from, direction), to = RAYS[i]!; to !== EDGE; to = RAYS[++i]!)

/** Directions come in pairs of opposites, lines before diagonals: a rook has the first four, a bishop the rest. */
const DIRECTIONS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [1, -1],
] as const;

const KNIGHT_LEAPS = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

export const EDGE = 64;
export const NO_DIRECTION = -1;

/** The bit of the sliders that go in this direction. */
export const sliderBit = (direction: number): PieceCode => (direction < 4 ? ROOK : BISHOP);

export const rayStart = (square: Square, direction: number): number => (square << 6) | (direction << 3);

/** The first place of a square's list in `LEAPS` and `STEPS`. */
export const listStart = (square: Square): number => square << 4;

const pair = (from: Square, to: Square): number => (from << 6) | to;

/** From a square to the edge, nearest first. */
export const RAYS = new Uint8Array(64 << 6).fill(EDGE);
export const LEAPS = new Uint8Array(64 << 4).fill(EDGE);
export const STEPS = new Uint8Array(64 << 4).fill(EDGE);

const REACH = new Uint8Array(64 << 6);
const DIRECTION_TO = new Int8Array(64 << 6).fill(NO_DIRECTION);

/** The bits of the roles that go from one square to the other when nothing is between. */
export const reach = (from: Square, to: Square): PieceCode => REACH[pair(from, to)]!;

/** The direction whose ray from the one square meets the other, or `NO_DIRECTION`. */
export const directionTo = (from: Square, to: Square): number => DIRECTION_TO[pair(from, to)]!;

const onBoard = (file: number, rank: number): boolean => file >= 0 && file < 8 && rank >= 0 && rank < 8;

for (let from = 0; from < 64; from++) {
  const file = fileOf(from);
  const rank = rankOf(from);
  let steps = listStart(from);
  for (const [direction, [df, dr]] of DIRECTIONS.entries()) {
    let place = rayStart(from, direction);
    for (let n = 1; onBoard(file + n * df, rank + n * dr); n++) {
      const to = squareAt(file + n * df, rank + n * dr);
      RAYS[place++] = to;
      DIRECTION_TO[pair(from, to)] = direction;
      REACH[pair(from, to)] = sliderBit(direction) | (n === 1 ? KING : 0);
      if (n === 1) STEPS[steps++] = to;
    }
  }
  let leaps = listStart(from);
  for (const [df, dr] of KNIGHT_LEAPS) {
    if (!onBoard(file + df, rank + dr)) continue;
    const to = squareAt(file + df, rank + dr);
    LEAPS[leaps++] = to;
    REACH[pair(from, to)] = KNIGHT;
  }
}

/** The squares strictly between two on one line; none where there is no line. */
export function between(from: Square, to: Square): readonly Square[] {
  const direction = directionTo(from, to);
  if (direction === NO_DIRECTION) return [];
  const start = rayStart(from, direction);
  return [...RAYS.subarray(start, RAYS.indexOf(to, start))];
}

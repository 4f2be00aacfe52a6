import { fileOf, rankOf, type Square, squareAt } from './squares.ts';

/** Directions come in pairs of opposites, lines before diagonals: `d ^ 1` turns round, `d < 4` is a rook's. */
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

const LEAPS = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

export const NO_DIRECTION = -1;

const onBoard = (file: number, rank: number): boolean => file >= 0 && file < 8 && rank >= 0 && rank < 8;

const squares: readonly Square[] = Array.from({ length: 64 }, (_, square) => square);

function walk(from: Square, [df, dr]: readonly [number, number]): readonly Square[] {
  const ray: Square[] = [];
  let file = fileOf(from) + df;
  let rank = rankOf(from) + dr;
  for (; onBoard(file, rank); file += df, rank += dr) ray.push(squareAt(file, rank));
  return ray;
}

/** `RAYS[square][direction]`: the squares from there to the edge, nearest first. */
export const RAYS: readonly (readonly (readonly Square[])[])[] = squares.map((square) =>
  DIRECTIONS.map((step) => walk(square, step)),
);

export const KNIGHT_LEAPS: readonly (readonly Square[])[] = squares.map((square) =>
  LEAPS.flatMap((leap) => walk(square, leap).slice(0, 1)),
);

export const KING_STEPS: readonly (readonly Square[])[] = RAYS.map((rays) =>
  rays.flatMap((ray) => ray.slice(0, 1)),
);

const directions: readonly (readonly number[])[] = RAYS.map((rays) =>
  squares.map((to) => rays.findIndex((ray) => ray.includes(to))),
);

/** Which ray of `from` meets `to`, or `NO_DIRECTION`. */
export const directionTo = (from: Square, to: Square): number => directions[from]?.[to] ?? NO_DIRECTION;

const distance = (a: Square, b: Square): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));

/** Squares a king on one of them attacks the other from. */
export const touch = (a: Square, b: Square): boolean => distance(a, b) === 1;

export const isLeap = (a: Square, b: Square): boolean => {
  const files = Math.abs(fileOf(a) - fileOf(b));
  const ranks = Math.abs(rankOf(a) - rankOf(b));
  return files * ranks === 2;
};

/**
 * Sets of squares as two 32-bit halves, low (ranks 1 to 4) and high (ranks 5 to 8); a table holds them side by side.
 * Sliders are looked up: the occupancy of each of their lines is gathered into six bits, as the squares at the two
 * ends of a line never change what a piece sees.
 */
import { ints } from './memory.ts';

export const knightSteps = ints(128);
export const kingSteps = ints(128);

/** Squares strictly between two squares of one line, by `from * 64 + to`; else none. */
export const between = ints(8192);

/** The whole line through two squares, by `from * 64 + to`; else none. */
export const lineThrough = ints(8192);

/** What `diagonals` or `straights` saw last: low half, high half. */
export const seen = ints(2);

/** The lines of a square, in steps of file and rank: its rank, its file, its diagonals. */
const LINES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;
const RISING = 2;
const FALLING = 3;

/** The squares of a line without its own square, by `line * 64 + square`. */
const lineOf = ints(512);

/** What a piece sees along a line, by `line << 12 | square << 6 | occupancy`. */
const sight = ints(32768);

/** The square a step away, or -1 over the edge. */
function neighbour(square: i32, files: i32, ranks: i32): i32 {
  const file = (square & 7) + files;
  const rank = (square >> 3) + ranks;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
}

function add(sets: Int32Array, index: i32, square: i32): void {
  sets[index * 2 + (square >> 5)]! |= 1 << (square & 31);
}

function fillSteps(from: i32): void {
  for (let files = -2; files <= 2; files++) {
    for (let ranks = -2; ranks <= 2; ranks++) {
      const to = neighbour(from, files, ranks);
      if (to < 0 || to === from) continue;
      if (Math.abs(files * ranks) === 2) add(knightSteps, from, to);
      if (Math.abs(files) < 2 && Math.abs(ranks) < 2) add(kingSteps, from, to);
    }
  }
}

/** Fills one arm of a line: all that is seen from a square in one direction. */
function fillArm(from: i32, line: i32, files: i32, ranks: i32): void {
  const path: i32[] = [];
  for (let to = neighbour(from, files, ranks); to >= 0; to = neighbour(to, files, ranks)) {
    add(lineOf, line * 64 + from, to);
    for (const square of path) add(between, from * 64 + to, square);
    path.push(to);
  }
  for (let occupancy = 0; occupancy < 64; occupancy++) {
    for (const to of path) {
      add(sight, (line << 12) | (from << 6) | occupancy, to);
      const place = files === 0 ? to >> 3 : to & 7;
      if (((occupancy << 1) >> place) & 1) break;
    }
  }
}

function fillLine(from: i32, line: i32, files: i32, ranks: i32): void {
  fillArm(from, line, files, ranks);
  fillArm(from, line, -files, -ranks);
  for (let to = 0; to < 64; to++) {
    const index = (line * 64 + from) * 2;
    if (!((lineOf[index + (to >> 5)]! >> (to & 31)) & 1)) continue;
    lineThrough[(from * 64 + to) * 2] = lineOf[index]!;
    lineThrough[(from * 64 + to) * 2 + 1] = lineOf[index + 1]!;
    add(lineThrough, from * 64 + to, from);
  }
}

for (let from = 0; from < 64; from++) {
  fillSteps(from);
  LINES.forEach(([files, ranks], line) => fillLine(from, line, files, ranks));
}

function sightOnRank(square: i32, low: i32, high: i32): i32 {
  const half = square < 32 ? low : high;
  return (square << 6) | ((half >>> ((square & 24) + 1)) & 63);
}

/** Gathers a file's squares, eight apart, into the top bits by one multiplication a half. */
function sightOnFile(square: i32, low: i32, high: i32): i32 {
  const file = square & 7;
  const lower = Math.imul((low >>> file) & 0x01010101, 0x10204080) >>> 28;
  const upper = Math.imul((high >>> file) & 0x01010101, 0x10204080) >>> 28;
  return 4096 | (square << 6) | (((lower | (upper << 4)) >>> 1) & 63);
}

/** A diagonal has one square on each file, so its ranks can be laid over each other. */
function sightOnDiagonal(line: i32, square: i32, low: i32, high: i32): i32 {
  const index = (line * 64 + square) * 2;
  let files = (low & lineOf[index]!) | (high & lineOf[index + 1]!);
  files |= files >>> 16;
  files |= files >>> 8;
  return (line << 12) | (square << 6) | ((files >>> 1) & 63);
}

export function diagonals(square: i32, low: i32, high: i32): void {
  const rising = sightOnDiagonal(RISING, square, low, high) << 1;
  const falling = sightOnDiagonal(FALLING, square, low, high) << 1;
  seen[0] = sight[rising]! | sight[falling]!;
  seen[1] = sight[rising + 1]! | sight[falling + 1]!;
}

export function straights(square: i32, low: i32, high: i32): void {
  const rank = sightOnRank(square, low, high) << 1;
  const file = sightOnFile(square, low, high) << 1;
  seen[0] = sight[rank]! | sight[file]!;
  seen[1] = sight[rank + 1]! | sight[file + 1]!;
}

/** The lowest square of a set that is not empty. */
export const lowest = (low: i32, high: i32): i32 =>
  low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(high & -high);

export function count(half: i32): i32 {
  let sum = half - ((half >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const has = (low: i32, high: i32, square: i32): boolean =>
  (((square < 32 ? low : high) >>> (square & 31)) & 1) !== 0;

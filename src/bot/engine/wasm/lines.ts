/**
 * Sets of squares as 64-bit numbers. Sliders are looked up: the occupancy of each of their lines is gathered into six
 * bits, as the squares at the two ends of a line never change what a piece sees.
 */

function sets(length: i32): StaticArray<u64> {
  return new StaticArray<u64>(length);
}

export const knightSteps = sets(64);
export const kingSteps = sets(64);

/** Squares strictly between two squares of one line, by `from * 64 + to`; else none. */
export const between = sets(4096);

/** The whole line through two squares, by `from * 64 + to`; else none. */
export const lineThrough = sets(4096);

const RISING = 2;
const FALLING = 3;

/** The squares of a line without its own square, by `line * 64 + square`: rank, file, diagonals. */
const lineOf = sets(256);

/** What a piece sees along a line, by `line << 12 | square << 6 | occupancy`. */
const sight = sets(16384);

const FILE_A: u64 = 0x0101010101010101;
const GATHER_FILE: u64 = 0x0102040810204080;

export function bit(square: i32): u64 {
  return (<u64>1) << (<u64>square);
}

export function lowest(set: u64): i32 {
  return <i32>ctz(set);
}

/** The square a step away, or -1 over the edge. */
function neighbour(square: i32, files: i32, ranks: i32): i32 {
  const file = (square & 7) + files;
  const rank = (square >> 3) + ranks;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
}

function fillSteps(from: i32): void {
  for (let files = -2; files <= 2; files++) {
    for (let ranks = -2; ranks <= 2; ranks++) {
      const to = neighbour(from, files, ranks);
      if (to < 0 || to === from) continue;
      if (abs(files * ranks) === 2) knightSteps[from] |= bit(to);
      if (abs(files) < 2 && abs(ranks) < 2) kingSteps[from] |= bit(to);
    }
  }
}

/** Fills one arm of a line: all that is seen from a square in one direction. */
function fillArm(from: i32, line: i32, files: i32, ranks: i32): void {
  let path: u64 = 0;
  for (let to = neighbour(from, files, ranks); to >= 0; to = neighbour(to, files, ranks)) {
    between[from * 64 + to] = path;
    path |= bit(to);
  }
  lineOf[line * 64 + from] |= path;
  for (let occupancy = 0; occupancy < 64; occupancy++) {
    for (let to = neighbour(from, files, ranks); to >= 0; to = neighbour(to, files, ranks)) {
      sight[(line << 12) | (from << 6) | occupancy] |= bit(to);
      const place = files === 0 ? to >> 3 : to & 7;
      if (((occupancy << 1) >> place) & 1) break;
    }
  }
}

function fillLine(from: i32, line: i32, files: i32, ranks: i32): void {
  fillArm(from, line, files, ranks);
  fillArm(from, line, -files, -ranks);
  const whole = lineOf[line * 64 + from];
  for (let rest = whole; rest !== 0; rest &= rest - 1)
    lineThrough[from * 64 + lowest(rest)] = whole | bit(from);
}

for (let from = 0; from < 64; from++) {
  fillSteps(from);
  fillLine(from, 0, 1, 0);
  fillLine(from, 1, 0, 1);
  fillLine(from, RISING, 1, 1);
  fillLine(from, FALLING, 1, -1);
}

/** A diagonal has one square on each file, so its ranks can be laid over each other. */
function alongDiagonal(line: i32, square: i32, occupied: u64): u64 {
  const files = <i32>(((occupied & lineOf[line * 64 + square]) * FILE_A) >> 57) & 63;
  return sight[(line << 12) | (square << 6) | files];
}

export function diagonals(square: i32, occupied: u64): u64 {
  return alongDiagonal(RISING, square, occupied) | alongDiagonal(FALLING, square, occupied);
}

/** A file's squares, eight apart, are gathered into the top byte by a multiplication. */
export function straights(square: i32, occupied: u64): u64 {
  const rank = <i32>(occupied >> <u64>((square & 56) + 1)) & 63;
  const file = <i32>((((occupied >> <u64>(square & 7)) & FILE_A) * GATHER_FILE) >> 57) & 63;
  return sight[(square << 6) | rank] | sight[4096 | (square << 6) | file];
}

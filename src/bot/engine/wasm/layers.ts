/** The net's arithmetic on whole rows of HIDDEN numbers, eight at a time. */
import { BUCKETS, HIDDEN, INPUTS, UNIT } from '../../net/shape.ts';
import { shorts } from './memory.ts';

/** `[INPUTS][HIDDEN]`, the bias, `[BUCKETS][2][HIDDEN]`: in the order of the net's file. */
const weights = shorts((INPUTS + 1 + BUCKETS * 2) * HIDDEN);

/** Hidden sums before the race row, two rows (White's view and Black's) a position. */
const sums = shorts(2 * HIDDEN * 1024);

const ROW_BYTES: usize = HIDDEN * 2;
const LANES_BYTES: usize = 16;

function weightRow(row: i32): usize {
  return changetype<usize>(weights) + <usize>row * ROW_BYTES;
}

function sumRow(row: i32): usize {
  return changetype<usize>(sums) + <usize>row * ROW_BYTES;
}

/** Sets a weight by its place in the net's file, counted in 16-bit numbers from the first input. */
export function placeWeight(index: i32, value: i32): void {
  weights[index] = <i16>value;
}

/** Copies a row of weights to a row of sums. Rows of weights and sums are counted from 0. */
export function setRow(to: i32, row: i32): void {
  memory.copy(sumRow(to), weightRow(row), ROW_BYTES);
}

/** Adds a row of weights to a row of sums. */
export function addRow(to: i32, row: i32): void {
  const start = sumRow(to);
  const weight = weightRow(row);
  for (let at: usize = 0; at < ROW_BYTES; at += LANES_BYTES) {
    v128.store(start + at, i16x8.add(v128.load(start + at), v128.load(weight + at)));
  }
}

/** Takes a row of weights from a row of sums. */
export function takeRow(to: i32, row: i32): void {
  const start = sumRow(to);
  const weight = weightRow(row);
  for (let at: usize = 0; at < ROW_BYTES; at += LANES_BYTES) {
    v128.store(start + at, i16x8.sub(v128.load(start + at), v128.load(weight + at)));
  }
}

/** A row of sums becomes another row with one row of weights more and one less. */
export function shiftRow(to: i32, from: i32, more: i32, less: i32): void {
  const start = sumRow(to);
  const before = sumRow(from);
  const plus = weightRow(more);
  const minus = weightRow(less);
  for (let at: usize = 0; at < ROW_BYTES; at += LANES_BYTES) {
    const sum = i16x8.add(v128.load(before + at), v128.load(plus + at));
    v128.store(start + at, i16x8.sub(sum, v128.load(minus + at)));
  }
}

/** A row of sums and the race row, clipped and squared, times a row of output weights. */
export function output(row: i32, race: i32, outputs: i32): i32 {
  const start = sumRow(row);
  const extra = weightRow(race);
  const weight = weightRow(outputs);
  const none = i16x8.splat(0);
  const full = i16x8.splat(<i16>UNIT);
  let total = i32x4.splat(0);
  for (let at: usize = 0; at < ROW_BYTES; at += LANES_BYTES) {
    const sum = i16x8.add(v128.load(start + at), v128.load(extra + at));
    const clipped = i16x8.min_s(i16x8.max_s(sum, none), full);
    const weighted = i16x8.mul(clipped, v128.load(weight + at));
    total = i32x4.add(total, i32x4.dot_i16x8_s(weighted, clipped));
  }
  return (
    i32x4.extract_lane(total, 0) +
    i32x4.extract_lane(total, 1) +
    i32x4.extract_lane(total, 2) +
    i32x4.extract_lane(total, 3)
  );
}

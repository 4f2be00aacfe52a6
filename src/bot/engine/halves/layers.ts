/** The net's arithmetic on whole rows of HIDDEN numbers. */
import { BUCKETS, HIDDEN, INPUTS, UNIT } from '../../net/shape.ts';
import { shorts } from './memory.ts';

/** `[INPUTS][HIDDEN]`, the bias, `[BUCKETS][2][HIDDEN]`: in the order of the net's file. */
const weights = shorts((INPUTS + 1 + BUCKETS * 2) * HIDDEN);

/** Hidden sums before the race row, two rows (White's view and Black's) a position. */
const sums = shorts(2 * HIDDEN * 1024);

/** Sets a weight by its place in the net's file, counted in 16-bit numbers from the first input. */
export function placeWeight(index: i32, value: i32): void {
  weights[index] = value;
}

/** Copies a row of weights to a row of sums. Rows of weights and sums are counted from 0. */
export function setRow(to: i32, row: i32): void {
  const start = to * HIDDEN;
  const weight = row * HIDDEN;
  for (let unit = 0; unit < HIDDEN; unit++) sums[start + unit] = weights[weight + unit]!;
}

/** Adds a row of weights to a row of sums. */
export function addRow(to: i32, row: i32): void {
  const start = to * HIDDEN;
  const weight = row * HIDDEN;
  for (let unit = 0; unit < HIDDEN; unit++) sums[start + unit]! += weights[weight + unit]!;
}

/** Takes a row of weights from a row of sums. */
export function takeRow(to: i32, row: i32): void {
  const start = to * HIDDEN;
  const weight = row * HIDDEN;
  for (let unit = 0; unit < HIDDEN; unit++) sums[start + unit]! -= weights[weight + unit]!;
}

/** A row of sums becomes another row with one row of weights more and one less. */
export function shiftRow(to: i32, from: i32, more: i32, less: i32): void {
  const start = to * HIDDEN;
  const before = from * HIDDEN;
  const plus = more * HIDDEN;
  const minus = less * HIDDEN;
  for (let unit = 0; unit < HIDDEN; unit++) {
    sums[start + unit] = sums[before + unit]! + weights[plus + unit]! - weights[minus + unit]!;
  }
}

/** A row of sums and the race row, clipped and squared, times a row of output weights. */
export function output(row: i32, race: i32, outputs: i32): i32 {
  const start = row * HIDDEN;
  const extra = race * HIDDEN;
  const weight = outputs * HIDDEN;
  let total = 0;
  for (let unit = 0; unit < HIDDEN; unit++) {
    const sum = sums[start + unit]! + weights[extra + unit]!;
    const clipped = sum < 0 ? 0 : sum > UNIT ? UNIT : sum;
    total += clipped * clipped * weights[weight + unit]!;
  }
  return total;
}

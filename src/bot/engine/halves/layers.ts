/**
 * The net's arithmetic on whole rows of HIDDEN numbers. Two 16-bit numbers share one of 32 bits, the second times 65 536
 * plus the first: they are added and taken away together, and a borrow from the second is given back when it is read.
 */
import { BUCKETS, HIDDEN, INPUTS, UNIT } from '../../net/shape.ts';
import { ints, shorts } from './memory.ts';

const PAIRS = HIDDEN / 2;
const ROWS = INPUTS + 1 + BUCKETS * 2;

/** `[INPUTS][HIDDEN]`, the bias, `[BUCKETS][2][HIDDEN]`: in the order of the net's file. */
const weights = shorts(ROWS * HIDDEN);

/** The same in pairs. */
const pairs = ints(ROWS * PAIRS);

/** Hidden sums in pairs before the race row, two rows (White's view and Black's) a position. */
const sums = ints(2 * PAIRS * 1024);

/** Sets a weight by its place in the net's file, counted in 16-bit numbers from the first input. */
export function placeWeight(index: i32, value: i32): void {
  weights[index] = value;
  pairs[index >> 1] = (weights[index | 1]! << 16) + weights[index & ~1]!;
}

/** Copies a row of weights to a row of sums. Rows of weights and sums are counted from 0. */
export function setRow(to: i32, row: i32): void {
  const start = to * PAIRS;
  const weight = row * PAIRS;
  for (let pair = 0; pair < PAIRS; pair++) sums[start + pair] = pairs[weight + pair]!;
}

/** Adds a row of weights to a row of sums. */
export function addRow(to: i32, row: i32): void {
  const start = to * PAIRS;
  const weight = row * PAIRS;
  for (let pair = 0; pair < PAIRS; pair++) sums[start + pair]! += pairs[weight + pair]!;
}

/** Takes a row of weights from a row of sums. */
export function takeRow(to: i32, row: i32): void {
  const start = to * PAIRS;
  const weight = row * PAIRS;
  for (let pair = 0; pair < PAIRS; pair++) sums[start + pair]! -= pairs[weight + pair]!;
}

/** A row of sums becomes another row with one row of weights more and one less. */
export function shiftRow(to: i32, from: i32, more: i32, less: i32): void {
  const start = to * PAIRS;
  const before = from * PAIRS;
  const plus = more * PAIRS;
  const minus = less * PAIRS;
  for (let pair = 0; pair < PAIRS; pair++) {
    sums[start + pair] = (sums[before + pair]! + pairs[plus + pair]! - pairs[minus + pair]!) | 0;
  }
}

/** Clips to 0 ... UNIT without a branch: half the units of a net are clipped, and nobody can guess which. */
function clip(sum: i32): i32 {
  const over = UNIT - (sum & ~(sum >> 31));
  return UNIT - (over & ~(over >> 31));
}

/** A row of sums and the race row, clipped and squared, times a row of output weights. */
export function output(row: i32, race: i32, outputs: i32): i32 {
  const start = row * PAIRS;
  const extra = race * PAIRS;
  const weight = outputs * HIDDEN;
  let total = 0;
  for (let pair = 0; pair < PAIRS; pair++) {
    const both = (sums[start + pair]! + pairs[extra + pair]!) | 0;
    const even = (both << 16) >> 16;
    const first = clip(even);
    const second = clip((both - even) >> 16);
    const place = weight + pair * 2;
    total = (total + Math.imul(Math.imul(first, first), weights[place]!)) | 0;
    total = (total + Math.imul(Math.imul(second, second), weights[place + 1]!)) | 0;
  }
  return total;
}

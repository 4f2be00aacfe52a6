/** The transposition table: what was found out about a position, kept by its key. */
import { enlarge, ints } from './halves/memory.ts';
import { keyHigh, keyLow } from './play.ts';

/** How an entry's score bounds the true one. */
export const AT_LEAST = 1;
export const AT_MOST = 2;
export const EXACT = 3;

/** Scores beyond this (either way) are decided races, counted in plies from the root. */
export const DECIDED = 29000;

/** Stands for an evaluation that was not made. */
export const UNKNOWN = -32768;

/** An entry is four numbers: both halves of the key, `move | depth << 12 | bound << 20 | age << 22`, score and evaluation. */
let table = ints(4 << 10);
let mask = (1 << 10) - 1;
let age = 0;

/**
 * `bits` is the logarithm of the number of entries, 16 bytes each. WebAssembly gives no memory back: a large table stays,
 * and grows in its place.
 */
export function resizeTable(bits: i32): void {
  if (4 << bits > table.length) table = enlarge(table, 4 << bits);
  mask = (1 << bits) - 1;
}

export function clearTable(): void {
  table.fill(0);
}

export function ageTable(): void {
  age = (age + 1) & 255;
}

/** The place of this position's entry, or -1. */
export function findEntry(): i32 {
  const slot = (keyLow & mask) << 2;
  return table[slot] === keyLow && table[slot + 1] === keyHigh && table[slot + 2] !== 0 ? slot : -1;
}

export function entryMove(slot: i32): i32 {
  return table[slot + 2]! & 4095;
}

export function entryDepth(slot: i32): i32 {
  return (table[slot + 2]! >> 12) & 255;
}

export function entryBound(slot: i32): i32 {
  return (table[slot + 2]! >> 20) & 3;
}

/** The score, with a decided race counted from the root again. */
export function entryScore(slot: i32, ply: i32): i32 {
  const score = table[slot + 3]! >> 16;
  return score > DECIDED ? score - ply : score < -DECIDED ? score + ply : score;
}

/** The evaluation of the position by itself, or UNKNOWN. */
export function entryEvaluation(slot: i32): i32 {
  return (table[slot + 3]! << 16) >> 16;
}

/** May the entry answer a search of this window? */
export function entryAnswers(slot: i32, alpha: i32, beta: i32, ply: i32): boolean {
  const bound = entryBound(slot);
  const score = entryScore(slot, ply);
  return bound === EXACT || (bound === AT_LEAST && score >= beta) || (bound === AT_MOST && score <= alpha);
}

export function storeEntry(move: i32, score: i32, depth: i32, bound: i32, evaluation: i32, ply: i32): void {
  const slot = (keyLow & mask) << 2;
  const same = table[slot] === keyLow && table[slot + 1] === keyHigh;
  const old = table[slot + 2]!;
  if (same && bound !== EXACT && depth < ((old >> 12) & 255) - 3 && old >>> 22 === age) return;
  const kept = same && move === 0 ? old & 4095 : move;
  const counted = score > DECIDED ? score + ply : score < -DECIDED ? score - ply : score;
  table[slot] = keyLow;
  table[slot + 1] = keyHigh;
  table[slot + 2] = kept | (depth << 12) | (bound << 20) | (age << 22);
  table[slot + 3] = (counted << 16) | (evaluation & 0xffff);
}

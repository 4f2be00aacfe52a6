import { ALL_LISTS } from '../pieces.ts';
import { ints } from './memory.ts';

/** Beside `moves`: the higher, the sooner. */
export const ranks = ints(ALL_LISTS);

/** The place of the highest rank from `index` up to `end`, the first of equals. */
export function highest(index: i32, end: i32): i32 {
  let best = index;
  for (let other = index + 1; other < end; other++) {
    if (ranks[other]! > ranks[best]!) best = other;
  }
  return best;
}

import { ALL_LISTS } from '../pieces.ts';
import { ints } from './memory.ts';

/** Beside `moves`: the higher, the sooner. */
export const ranks = ints(ALL_LISTS);

const LANES_BYTES: usize = 16;

/** The place of the highest rank from `index` up to `end`, the first of equals; four at a time. */
export function highest(index: i32, end: i32): i32 {
  const start = changetype<usize>(ranks);
  const last = start + ((<usize>end) << 2);
  let at = start + ((<usize>index) << 2);
  let tops = i32x4.splat(load<i32>(at));
  for (; at + LANES_BYTES <= last; at += LANES_BYTES) tops = i32x4.max_s(tops, v128.load(at));
  let top = max(
    max(i32x4.extract_lane(tops, 0), i32x4.extract_lane(tops, 1)),
    max(i32x4.extract_lane(tops, 2), i32x4.extract_lane(tops, 3)),
  );
  for (; at < last; at += 4) top = max(top, load<i32>(at));
  const sought = i32x4.splat(top);
  at = start + ((<usize>index) << 2);
  let found = 0;
  for (; found === 0; at += LANES_BYTES) found = i32x4.bitmask(i32x4.eq(v128.load(at), sought));
  return <i32>((at - LANES_BYTES - start) >> 2) + ctz(found);
}

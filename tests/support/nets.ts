import { LIMITS, type Net } from '../../src/bot/net/format.ts';
import { BUCKETS, HIDDEN, INPUTS } from '../../src/bot/net/shape.ts';
import { randomFrom } from '../../src/bot/random.ts';

/** A net of random weights as small as trained ones, the same for the same seed. */
export function randomNet(seed: number): Net {
  const random = randomFrom(seed);
  const upTo = (limit: number): number => Math.round((random() * 2 - 1) * limit);
  return {
    inputs: Int16Array.from({ length: INPUTS * HIDDEN }, () => upTo(80)),
    hiddenBias: Int16Array.from({ length: HIDDEN }, () => upTo(200)),
    outputs: Int16Array.from({ length: BUCKETS * 2 * HIDDEN }, () => upTo(LIMITS.output)),
    outputBias: Int32Array.from({ length: BUCKETS }, () => upTo(4_000_000)),
    divisor: 10_404,
  };
}

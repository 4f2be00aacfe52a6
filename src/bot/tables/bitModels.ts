/** Fixed point: a probability of one is `1 << PROBABILITY_BITS`. */
export const PROBABILITY_BITS = 15;
const ONE = 1 << PROBABILITY_BITS;
const LEAST = 16;
const SLOWEST = 254;

/** How far the n-th bit of a context moves its probability, as a fraction of 65536: the mean of all seen, nearly. */
const RATE = Int32Array.from({ length: SLOWEST + 1 }, (_, seen) => Math.round(65536 / (seen + 1.6)));

/** For every context the probability of a set bit, learnt alike by whoever writes and whoever reads. Integers only. */
export class BitModels {
  private readonly probabilities: Uint16Array;
  private readonly seen: Uint8Array;

  constructor(contexts: number) {
    this.probabilities = new Uint16Array(contexts).fill(ONE / 2);
    this.seen = new Uint8Array(contexts);
  }

  probability(context: number): number {
    return this.probabilities[context]!;
  }

  learn(context: number, bit: boolean): void {
    const seen = this.seen[context]!;
    const old = this.probabilities[context]!;
    const moved = old + ((((bit ? ONE : 0) - old) * RATE[seen]!) >> 16);
    this.probabilities[context] = Math.min(Math.max(moved, LEAST), ONE - LEAST);
    if (seen < SLOWEST) this.seen[context] = seen + 1;
  }
}

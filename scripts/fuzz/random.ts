/** Numbers from 0 up to but not including 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Random = () => number;

export const upTo = (random: Random, limit: number): number => Math.floor(random() * limit);

export const pick = <T>(random: Random, values: readonly T[]): T => values[upTo(random, values.length)]!;

/** Characters of every kind: mostly ASCII, control characters, lone surrogates and all else among them. */
export function randomText(random: Random, maxLength: number): string {
  const length = upTo(random, maxLength + 1);
  const limit = pick(random, [128, 128, 256, 0x10000]);
  let text = '';
  for (let i = 0; i < length; i++) text += String.fromCharCode(upTo(random, limit));
  return text;
}

export const randomWords = (random: Random, words: readonly string[], maxCount: number): string =>
  Array.from({ length: upTo(random, maxCount + 1) }, () => pick(random, words)).join('');

/** One to eight small damages: a part dropped, doubled, moved, swapped for something else. */
export function mutate(random: Random, text: string, words: readonly string[]): string {
  let mutated = text;
  for (let n = 1 + upTo(random, 8); n > 0; n--) {
    const from = upTo(random, mutated.length + 1);
    const to = Math.min(mutated.length, from + upTo(random, pick(random, [2, 10, 200])));
    const part = mutated.slice(from, to);
    const put = pick(random, [
      '',
      part + part,
      pick(random, words),
      randomText(random, 4),
      mutated.slice(upTo(random, mutated.length + 1)).slice(0, 50),
    ]);
    mutated = mutated.slice(0, from) + put + mutated.slice(to);
  }
  return mutated;
}

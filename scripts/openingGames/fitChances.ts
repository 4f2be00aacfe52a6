import type { Color } from '../../src/rules/board.ts';

/** A score for White in centipawns, and how the game ended. */
export interface Sample {
  readonly score: number;
  readonly winner: Color | undefined;
}

/** See src/bot/chances.ts. */
export interface Fit {
  readonly whiteWinsAt: number;
  readonly blackWinsAt: number;
  readonly spread: number;
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** A chance is never taken for 0, or one upset would outweigh all else. */
const LEAST = 1e-6;

function likelihood(samples: readonly Sample[], { whiteWinsAt, blackWinsAt, spread }: Fit): number {
  let sum = 0;
  for (const { score, winner } of samples) {
    const white = logistic((score - whiteWinsAt) / spread);
    const black = logistic((-score - blackWinsAt) / spread);
    const chance = winner === 'white' ? white : winner === 'black' ? black : 1 - white - black;
    sum += Math.log(Math.max(LEAST, chance));
  }
  return sum;
}

/** The likeliest constants, to a centipawn: each is moved up and down in steps that shrink. */
export function fitChances(samples: readonly Sample[]): Fit {
  let best: Fit = { whiteWinsAt: 50, blackWinsAt: 50, spread: 100 };
  let worth = likelihood(samples, best);
  for (let step = 64; step >= 1; step /= 2) {
    for (let improved = true; improved;) {
      improved = false;
      for (const key of ['whiteWinsAt', 'blackWinsAt', 'spread'] as const) {
        for (const change of [step, -step]) {
          const next = { ...best, [key]: best[key] + change };
          if (next.spread < 1 || next.whiteWinsAt + next.blackWinsAt <= 0) continue;
          const nextWorth = likelihood(samples, next);
          if (nextWorth <= worth) continue;
          [best, worth, improved] = [next, nextWorth, true];
        }
      }
    }
  }
  return best;
}

/** Two-sided 95 % of a normal distribution. */
const Z = 1.96;

export interface Score {
  /** From 0 to 1. */
  readonly score: number;
  readonly interval: readonly [number, number];
}

/** Wilson's 95 % interval, which stays sensible near 0 and 1, for as many throws of a coin as tell the same. */
function wilson(score: number, throws: number): Score {
  const center = (score + Z ** 2 / (2 * throws)) / (1 + Z ** 2 / throws);
  const half =
    (Z * Math.sqrt((score * (1 - score)) / throws + Z ** 2 / (4 * throws ** 2))) / (1 + Z ** 2 / throws);
  return { score, interval: [Math.max(0, center - half), Math.min(1, center + half)] };
}

/** Games on their own, narrowed by the draws, whose points vary less than a win's or a loss's. */
export function scoreInterval(wins: number, draws: number, losses: number): Score {
  const games = wins + draws + losses;
  const score = (wins + draws / 2) / games;
  const variance = score * (1 - score);
  const spread = variance === 0 ? 1 : (variance - draws / games / 4) / variance;
  return wilson(score, games / Math.max(spread, 0.25));
}

/**
 * Pairs of games from the same opening with both colours, by the points of each pair (0 to 2): what the opening gives
 * away is given to both, so pairs vary less than games do. Where all pairs ended alike their variance says nothing, and
 * games are counted instead.
 */
export function pairInterval(points: readonly number[]): Score {
  const score = points.reduce((sum, of) => sum + of / 2, 0) / points.length;
  const squares = points.reduce((sum, of) => sum + (of / 2 - score) ** 2, 0);
  if (squares === 0) return wilson(score, 2 * points.length);
  const varianceOfMean = squares / (points.length - 1) / points.length;
  return wilson(score, (score * (1 - score)) / varianceOfMean);
}

/** The difference in strength that such a score tells of. */
export const elo = (score: number): number => -400 * Math.log10(1 / score - 1);

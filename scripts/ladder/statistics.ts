/** Two-sided 95 % of a normal distribution. */
const Z = 1.96;

/**
 * A score and its 95 % interval: Wilson's, which stays sensible near 0 and 1, narrowed by the draws, whose points vary
 * less than a win's or a loss's.
 */
export function scoreInterval(
  wins: number,
  draws: number,
  losses: number,
): { readonly score: number; readonly interval: readonly [number, number] } {
  const games = wins + draws + losses;
  const score = (wins + draws / 2) / games;
  const variance = score * (1 - score);
  const spread = variance === 0 ? 1 : (variance - draws / games / 4) / variance;
  const effective = games / Math.max(spread, 0.25);
  const center = (score + Z ** 2 / (2 * effective)) / (1 + Z ** 2 / effective);
  const half =
    (Z * Math.sqrt(variance / effective + Z ** 2 / (4 * effective ** 2))) / (1 + Z ** 2 / effective);
  return { score, interval: [Math.max(0, center - half), Math.min(1, center + half)] };
}

import { expectation } from '../../bot/chances.ts';
import type { Game } from '../../game/game.ts';
import { opposite, type Color } from '../../rules/board.ts';
import type { Move } from '../../rules/position.ts';
import type { Judged } from './review.ts';

/** A move after which its player's chances had fallen. */
export interface TurningPoint {
  readonly ply: number;
  readonly by: Color;
  readonly grade: 'mistake' | 'blunder';
  /** What the mover could expect before and after, 0 to 1: a draw counts half. */
  readonly before: number;
  readonly after: number;
  readonly better: Move;
}

/** By how much of a point the mover's chances must fall. */
const MISTAKE = 0.15;
const BLUNDER = 0.3;

/** The moves that cost their player a good part of the chances, as far as is known. */
export function turningPoints(game: Game, judged: readonly (Judged | undefined)[]): readonly TurningPoint[] {
  return game.plies.flatMap(({ move, position }, n) => {
    const [was, is] = [judged[n], judged[n + 1]];
    const better = was?.best;
    if (!was || !is || !better || (better.from === move.from && better.to === move.to)) return [];
    const by = opposite(position.turn);
    const [before, after] = [expectation(was.chances, by), expectation(is.chances, by)];
    const lost = before - after;
    if (lost < MISTAKE) return [];
    return [
      { ply: n + 1, by, grade: lost < BLUNDER ? 'mistake' : 'blunder', before, after, better } as const,
    ];
  });
}

import type { Color } from '../rules/board.ts';
import type { Chances, Score } from './protocol.ts';

// Fitted by scripts/chances.ts to the engine's own games; docs/ENGINE.md has the fit and its source.
const WHITE_WINS_AT = 130;
const BLACK_WINS_AT = 10;
const SPREAD = 110;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * An ordered logistic: each side's chance rises with its own score. The colours are not alike, since Black may answer
 * an arrival; `score` is for `turn`.
 */
export function chancesFrom({ centipawns, winIn }: Score, turn: Color): Chances {
  const own = turn === 'white' ? 1 : -1;
  if (winIn !== undefined)
    return winIn * own > 0 ? { white: 1, draw: 0, black: 0 } : { white: 0, draw: 0, black: 1 };
  const score = own * centipawns;
  const white = logistic((score - WHITE_WINS_AT) / SPREAD);
  const black = logistic((-score - BLACK_WINS_AT) / SPREAD);
  return { white, draw: Math.max(0, 1 - white - black), black };
}

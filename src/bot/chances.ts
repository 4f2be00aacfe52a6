import type { Color } from '../rules/board.ts';
import { MOST_PLIES } from './engine/pieces.ts';
import type { Chances, Score } from './protocol.ts';

// In centipawns: fitted by scripts/openingGames.ts to 26 042 positions of 504 games of the engine with itself.
const WHITE_WINS_AT = 62;
const BLACK_WINS_AT = 34;
const SPREAD = 78;

/** A draw that is certain. */
export const DRAWN: Chances = { white: 0, draw: 1, black: 0 };

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * An ordered logistic: each side's chance rises with its own score. The colours are not alike, since Black may answer
 * an arrival; `score` is for `turn`. A draw that was searched to `depth` plies, as many as there are, is certain.
 */
export function chancesFrom({ centipawns, winIn }: Score, turn: Color, depth: number): Chances {
  const own = turn === 'white' ? 1 : -1;
  if (winIn !== undefined)
    return winIn * own > 0 ? { white: 1, draw: 0, black: 0 } : { white: 0, draw: 0, black: 1 };
  if (centipawns === 0 && depth >= MOST_PLIES) return DRAWN;
  const score = own * centipawns;
  const white = logistic((score - WHITE_WINS_AT) / SPREAD);
  const black = logistic((-score - BLACK_WINS_AT) / SPREAD);
  return { white, draw: Math.max(0, 1 - white - black), black };
}

/** What a side can expect of a game, 0 to 1: a draw counts half. */
export const expectation = (chances: Chances, side: Color): number => chances[side] + chances.draw / 2;

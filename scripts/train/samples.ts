import { pieceInputs, raceInputs } from '../../src/bot/net/inputs.ts';
import type { Position } from '../../src/rules/position.ts';

/**
 * One training sample is 20 lanes of 16 bits: up to 16 piece rows of the mover's view (NO_ROW where
 * there are fewer men), the race rows of the mover and of the opponent, the search's score for the
 * mover, and the game's result for the mover (0, 1, 2 for a loss, a draw, a win).
 */
export const LANES = 20;
export const PIECE_LANES = 16;
export const RACE_LANE = 16;
const SCORE_LANE = 18;
const RESULT_LANE = 19;
export const NO_ROW = -1;

export function encodeSample(position: Position, score: number, result: 0 | 1 | 2): Int16Array {
  const rows = pieceInputs(position.board, position.turn);
  if (rows.length > PIECE_LANES) throw new RangeError(`${rows.length} men are more than the start has`);
  const sample = new Int16Array(LANES).fill(NO_ROW);
  sample.set(rows);
  sample.set(raceInputs(position), RACE_LANE);
  sample[SCORE_LANE] = score;
  sample[RESULT_LANE] = result;
  return sample;
}

export const sampleCount = (lanes: Int16Array): number => lanes.length / LANES;

/** What the net should say about a sample: the chance of the mover, mixed from the search and the result. */
export function targetOf(lanes: Int16Array, sample: number, scale: number, searchShare: number): number {
  const score = lanes[sample * LANES + SCORE_LANE]!;
  const result = lanes[sample * LANES + RESULT_LANE]!;
  return searchShare / (1 + Math.exp(-score / scale)) + (1 - searchShare) * (result / 2);
}

export function menOf(lanes: Int16Array, sample: number): number {
  let men = 0;
  while (men < PIECE_LANES && lanes[sample * LANES + men] !== NO_ROW) men++;
  return men;
}

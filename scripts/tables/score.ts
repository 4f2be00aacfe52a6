/**
 * A position's value for the side to move as one signed byte: a win in `n` plies is `127 - n`, a loss in
 * `n` plies `n - 127`, a draw 0. So a larger score is always the better one.
 */
export type Score = number;

export const DRAW: Score = 0;

/** The side to move has lost the race already. */
export const LOST: Score = -127;

/** No legal position. Smaller than every score, so it also stands for "no move yet" in a maximum. */
export const ILLEGAL = -128;

/** What a child's score, seen by the opponent, is worth to the side that moves there: one ply further away. */
export const stepBack = (score: Score): Score => -score + Math.sign(score);

/** Plies to the end of a won or lost position. */
export const pliesOf = (score: Score): number => 127 - Math.abs(score);

/** The score of a position decided in `plies`: wins are always odd, losses even. */
export const decidedIn = (plies: number): Score => (plies & 1 ? 127 - plies : plies - 127);

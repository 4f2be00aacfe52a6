// The shape of the net and its arithmetic, for both builds of the engine: plain constants only.

/** Rows of the first layer: 640 piece-squares, then 256 states of the race (see inputs.ts). */
export const INPUTS = 896;
/** The first row of the race. */
export const RACE_ROWS = 640;
/** Units of the hidden layer, for each of the two views of the board; a multiple of 16. */
export const HIDDEN = 64;
/** Sets of output weights; the number of men chooses one. */
export const BUCKETS = 8;

/** A hidden unit is an integer from 0 to this, which stands for 1. */
export const UNIT = 255;

/** The highest score a net gives, in tenths of a centipawn. */
export const NET_LIMIT = 20000;

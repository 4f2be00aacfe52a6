export const WHITE = 0;
export const BLACK = 1;

/** A piece is its kind, plus 8 for Black; an empty square is 0. */
export const KNIGHT = 1;
export const BISHOP = 2;
export const ROOK = 3;
export const QUEEN = 4;
export const KING = 5;

/** A move is `from | to << 6`; 0 (a1 to a1) is no move. */
export const NO_MOVE = 0;

/** More legal moves than any position has. */
export const MOST_MOVES = 512;

/** Room for the move lists of a whole line of play; a line whose lists come to more than `LISTS_FULL` ends there. */
export const ALL_LISTS = 64 * MOST_MOVES;
export const LISTS_FULL = 62 * MOST_MOVES;

/** Plies that a search looks ahead at most. Only where the tables answer every move does one get there. */
export const MOST_PLIES = 100;

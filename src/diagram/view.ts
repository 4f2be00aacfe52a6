import type { Coordinates } from './layers.ts';

/** What of the drawing is seen: the board, and with coordinates outside a margin with its own ground. */
const VIEW = { board: '0 0 8 8', margin: '-0.45 -0.1 8.55 8.55' };

export const viewBox = (coordinates: Coordinates): string =>
  coordinates === 'outside' ? VIEW.margin : VIEW.board;

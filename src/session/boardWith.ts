import type { Game } from '../game/game.ts';
import type { SessionState } from './sessionState.ts';

/** A game on a board that nobody has touched yet, its last position on show. */
export const boardWith = (id: string, game: Game, seats: SessionState['seats']): SessionState => ({
  id,
  game,
  seats,
  cursor: game.plies.length,
  orientation: 'white',
  offersDraw: false,
  refusal: undefined,
  held: undefined,
  premoves: [],
  drawings: [],
  paused: false,
  thoughtMs: 0,
});

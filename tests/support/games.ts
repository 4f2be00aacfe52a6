import { advance, type GameEvent, type Rejection } from '../../src/game/advance.ts';
import { type Game, newGame } from '../../src/game/game.ts';
import { at, uci } from './at.ts';

/** The game after an event that must be accepted. */
export function advanced(game: Game, event: GameEvent): Game {
  const next = advance(game, event);
  if (!next.ok) throw new Error(`${event.type}: ${JSON.stringify(next.error)}`);
  return next.value;
}

/** Why an event that must be refused was. */
export function refused(game: Game, event: GameEvent): Rejection {
  const next = advance(game, event);
  if (next.ok) throw new Error(`${event.type} was accepted`);
  return next.error;
}

export const played = (game: Game, moves: readonly string[]): Game =>
  moves.reduce((so, move) => advanced(so, { type: 'move', move: uci(move) }), game);

/** The game after UCI moves from a set-up position. */
export const playedFrom = (fen: string, moves: readonly string[]): Game =>
  played(newGame({ start: at(fen) }), moves);

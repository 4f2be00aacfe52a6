import { advance } from '../game/advance.ts';
import { newGame, type Game } from '../game/game.ts';
import { boardWith } from './boardWith.ts';
import type { SessionState } from './sessionState.ts';

/** What of a board goes over to another game: who sits where and how it is looked at. */
const onSameBoard = ({ seats, orientation, strict }: SessionState, id: string, game: Game): SessionState => ({
  ...boardWith(id, game, seats),
  orientation,
  ...(strict && { strict }),
});

/** The same game again, from its first position, with colors changed where one person plays. */
export function rematch(state: SessionState, id: string): SessionState {
  const { start, timeControl } = state.game;
  const next = onSameBoard(state, id, newGame({ start, ...(timeControl && { timeControl }) }));
  return { ...next, seats: { white: state.seats.black, black: state.seats.white } };
}

/**
 * Another game that goes on from the position on show; the one it leaves is not touched. It is no strict one, since
 * its moves were known before.
 */
export function playedOn(state: SessionState, id: string): SessionState {
  const plies = state.game.plies.length - state.cursor;
  const back = advance(state.game, { type: 'takeBack', plies });
  if (!back.ok) throw new Error('there is nothing to play on from');
  return onSameBoard({ ...state, strict: false }, id, back.value);
}

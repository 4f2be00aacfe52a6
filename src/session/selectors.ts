import { currentPosition } from '../game/game.ts';
import type { Color } from '../rules/board.ts';
import type { Move, Position } from '../rules/position.ts';
import type { Seat, SessionState } from './sessionState.ts';

/** The position on show, which may be an earlier one than the game's. */
export const shownPosition = ({ game, cursor }: SessionState): Position =>
  game.plies[cursor - 1]?.position ?? game.start;

/** The move that led to the position on show. */
export const shownMove = (state: SessionState): Move | undefined => state.game.plies[state.cursor - 1]?.move;

/** Has somebody tried a move, or only pressed a piece that can't be taken up? */
export const isTry = ({ from, to }: Move): boolean => from !== to;

export const isLive = (state: SessionState): boolean => state.cursor === state.game.plies.length;

/** Whose turn it is in the game, whatever is on show. */
export const turnOf = (state: SessionState): Color => currentPosition(state.game).turn;

export const seatToMove = (state: SessionState): Seat => state.seats[turnOf(state)];

/** The color a person may move on this board now. In an earlier position that is a question first: see `branch`. */
export function movableColor(state: SessionState): Color | undefined {
  if (state.paused || state.viewOnly || (isLive(state) && state.game.outcome)) return undefined;
  const { turn } = shownPosition(state);
  return state.seats[turn].kind === 'human' ? turn : undefined;
}

/** The color of the only person at this board; nobody where two play, or none. */
export function onlyHuman(state: SessionState): Color | undefined {
  const { white, black } = state.seats;
  if (white.kind === black.kind) return undefined;
  return white.kind === 'human' ? 'white' : 'black';
}

/** Whether the computer plays at its full strength, which takes the longest words. */
export const atFullStrength = ({ seats }: SessionState): boolean =>
  Object.values(seats).some((seat) => seat.kind === 'bot' && seat.level === 'max');

/** How many plies a takeback takes: back to the person's own turn, or one where two people play; none in a strict game. */
export function takebackPlies(state: SessionState): number {
  if (state.strict) return 0;
  const human = onlyHuman(state);
  const plies = state.game.plies.length;
  if (human === undefined) return Math.min(1, plies);
  const wanted = turnOf(state) === human ? 2 : 1;
  return plies >= wanted ? wanted : 0;
}

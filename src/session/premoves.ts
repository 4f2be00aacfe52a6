import { err } from '../lib/result.ts';
import { movePiece, pieceAt, type Color } from '../rules/board.ts';
import type { Move, Position } from '../rules/position.ts';
import { reach } from '../rules/rays.ts';
import type { Square } from '../rules/squares.ts';
import { isLive, movableColor, onlyHuman, shownPosition, turnOf } from './selectors.ts';
import type { Session } from './session.ts';
import type { SessionState } from './sessionState.ts';
import type { Changed } from './sessionEvents.ts';

/** The color that a person may move ahead of the turn: against the computer, while it thinks. */
export function premoveColor(state: SessionState): Color | undefined {
  const color = onlyHuman(state);
  const open =
    !state.game.outcome && !state.paused && !state.viewOnly && isLive(state) && turnOf(state) !== color;
  return open ? color : undefined;
}

/** The color whose pieces a hand may take up now, to move or to move ahead. */
export const handColor = (state: SessionState): Color | undefined =>
  movableColor(state) ?? premoveColor(state);

/** The position as a hand finds it: with the premoves made, whatever the rules will say to them, and its own turn. */
export function boardPosition(state: SessionState): Position {
  const position = shownPosition(state);
  const color = onlyHuman(state);
  const ahead = state.premoves.length > 0 || premoveColor(state) !== undefined;
  if (!ahead || !isLive(state) || !color) return position;
  const board = state.premoves.reduce(
    (now, { from, to }) => (pieceAt(now, from)?.color === color ? movePiece(now, from, to) : now),
    position.board,
  );
  return { ...position, board, turn: color };
}

/** Where a piece could get to on an empty board: what stands in its way may be gone when the time comes. */
export function premoveDests({ board }: Position, from: Square): readonly Square[] {
  const code = board.codes[from] ?? 0;
  return board.codes.flatMap((_, to) => (code & reach(from, to) ? [to] : []));
}

/** Could the move be made ahead on the board as it is shown? */
export function mayPremove(state: SessionState, { from, to }: Move): boolean {
  const position = boardPosition(state);
  const color = premoveColor(state);
  return (
    color !== undefined &&
    pieceAt(position.board, from)?.color === color &&
    premoveDests(position, from).includes(to)
  );
}

/** What a move by hand, key or word means now: itself, a premove where it is not yet one's turn, or a question. */
export function moveByHand(session: Session, move: Move): Changed {
  const state = session.store.getState();
  if (!isLive(state)) return session.dispatch({ type: 'branch', move });
  if (premoveColor(state) === undefined) return session.play(move);
  return mayPremove(state, move) ? session.dispatch({ type: 'premove', move }) : err({ code: 'notYourTurn' });
}

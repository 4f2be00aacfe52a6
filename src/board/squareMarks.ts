import type { Key } from 'chessground/types';
import { pieceAt } from '../rules/board.ts';
import { legalDests } from '../rules/moves.ts';
import { blackMayReply, goalMoves } from '../rules/outcome.ts';
import { squareName, type Square } from '../rules/squares.ts';
import { whyIllegal } from '../rules/whyIllegal.ts';
import { boardPosition, handColor, premoveColor, premoveDests } from '../session/premoves.ts';
import { explains } from '../session/help.ts';
import { isLive, shownMove, shownPosition } from '../session/selectors.ts';
import type { SessionState } from '../session/sessionState.ts';
import type { WhyNot } from '../session/settings.ts';

/** What a square is to the chosen piece, as CSS classes: see `board.css`. */
type Target = 'move-dest' | 'forbidden' | 'attacked' | 'premove-dest';

/** Where the chosen piece may go, where only a check forbids it, and where its king would be attacked. */
function targets(state: SessionState, whyNot: WhyNot, from: Square): ReadonlyMap<Square, Target> {
  if (premoveColor(state))
    return new Map(premoveDests(boardPosition(state), from).map((to) => [to, 'premove-dest']));
  const position = shownPosition(state);
  const found = new Map<Square, Target>();
  for (const to of legalDests(position).get(from) ?? []) found.set(to, 'move-dest');
  if (!explains(whyNot, state)) return found;
  for (let to = 0; to < 64; to++) {
    if (to === from || found.has(to)) continue;
    const [reason] = whyIllegal(position, { from, to });
    if (reason && 'checkers' in reason)
      found.set(to, reason.kind === 'leavesKingInCheck' ? 'attacked' : 'forbidden');
  }
  return found;
}

/** Every mark on the squares: the last move, premoves, where Black's last reply would draw, where a chosen piece may go. */
export function squareMarks(
  state: SessionState,
  whyNot: WhyNot,
  chosen: Square | undefined,
): Map<Key, string> {
  const classes = new Map<Square, string[]>();
  const mark = (square: Square, name: string): void => {
    classes.set(square, [...(classes.get(square) ?? []), name]);
  };
  const move = shownMove(state);
  if (move) {
    mark(move.from, 'last-from');
    mark(move.to, 'last-to');
  }
  const position = shownPosition(state);
  if (isLive(state) && !state.game.outcome && blackMayReply(position))
    for (const { to } of goalMoves(position)) mark(to, 'saving');
  for (const { from, to } of state.premoves) {
    mark(from, 'premove');
    mark(to, 'premove');
  }
  if (chosen !== undefined && handColor(state)) {
    const { board } = boardPosition(state);
    for (const [square, target] of targets(state, whyNot, chosen))
      mark(square, pieceAt(board, square) ? `${target} oc` : target);
  }
  return new Map([...classes].map(([square, names]) => [squareName(square), names.join(' ')]));
}

import { attackers, isAttacked } from './attacks.ts';
import { type ByColor, type Color, colorBit, kingSquare, opposite } from './board.ts';
import { goalMoves, positionOutcome } from './outcome.ts';
import { type Move, play, type Position } from './position.ts';
import { EDGE, listStart, STEPS } from './rays.ts';
import { GOAL_RANK, rankOf, type Square, squareAt } from './squares.ts';

export interface GoalSquare {
  readonly square: Square;
  /** Neither guarded nor taken by a piece of the king's own. */
  readonly open: boolean;
  /** The opponent's pieces that attack it now. */
  readonly guards: readonly Square[];
}

/** How far a king has to run while nothing else moves; a path leaves out where the king stands. */
export interface KingRace {
  /** The shortest path on squares not attacked now: its length is the number of moves. */
  readonly safePath: readonly Square[] | undefined;
  /** The shortest path if nothing were attacked. */
  readonly path: readonly Square[] | undefined;
  /** The eighth rank, a8 first. */
  readonly goals: readonly GoalSquare[];
}

/** A breadth-first walk of king steps over the squares allowed, up the board first. */
function pathToGoal(from: Square, allowed: (square: Square) => boolean): readonly Square[] | undefined {
  const cameFrom = new Map<Square, Square>([[from, from]]);
  for (const square of cameFrom.keys()) {
    if (rankOf(square) === GOAL_RANK) {
      const path: Square[] = [];
      for (let at = square; at !== from; at = cameFrom.get(at)!) path.unshift(at);
      return path;
    }
    for (let i = listStart(square), to = STEPS[i]!; to !== EDGE; to = STEPS[++i]!) {
      // A Map is walked in the order of insertion, also by what is added on the way: it is the queue.
      if (!cameFrom.has(to) && allowed(to)) cameFrom.set(to, square);
    }
  }
  return undefined;
}

function kingRace({ board }: Position, color: Color): KingRace {
  const other = opposite(color);
  const king = kingSquare(board, color);
  const ownOrKing = (square: Square): boolean =>
    (board.codes[square]! & colorBit(color)) !== 0 || square === kingSquare(board, other);
  return {
    safePath: pathToGoal(king, (square) => !ownOrKing(square) && !isAttacked(board, square, other)),
    path: pathToGoal(king, (square) => !ownOrKing(square)),
    goals: Array.from({ length: 8 }, (_, file) => {
      const square = squareAt(file, GOAL_RANK);
      const guards = attackers(board, square, other);
      return { square, open: guards.length === 0 && (square === king || !ownOrKing(square)), guards };
    }),
  };
}

/** The race of both kings as the board stands, whoever is to move. */
export const raceStatus = (position: Position): ByColor<KingRace> => ({
  white: kingRace(position, 'white'),
  black: kingRace(position, 'black'),
});

/** Black's king moves that would answer White's arrival by this legal move; none where it ends the game, or is none. */
export function arrivalReply(position: Position, move: Move): readonly Move[] {
  if (move.from !== kingSquare(position.board, 'white') || rankOf(move.to) !== GOAL_RANK) return [];
  const after = play(position, move);
  return positionOutcome(after) ? [] : goalMoves(after);
}

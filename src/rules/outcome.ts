import type { Board, Color } from './board.ts';
import { kingSquare } from './board.ts';
import { lawfulKingMoves, lawfulMoves } from './generate.ts';
import type { Move, Position } from './position.ts';
import { GOAL_RANK, rankOf } from './squares.ts';

/** How a position ends a game, how its history does, and how the players do. */
export type OutcomeReason =
  | 'whiteReached'
  | 'blackReached'
  | 'bothReached'
  | 'stalemate'
  | 'fiftyRace'
  | 'seventyFive'
  | 'fivefold'
  | 'threefold'
  | 'fifty'
  | 'agreement'
  | 'resignation'
  | 'flag';

export interface Outcome {
  /** `undefined` is a draw. */
  readonly winner: Color | undefined;
  readonly reason: OutcomeReason;
}

/** Half-move counts of the draws by fifty moves (on claim) and by seventy-five. */
export const FIFTY_MOVES = 100;
export const SEVENTY_FIVE_MOVES = 150;

const hasReached = (board: Board, color: Color): boolean => rankOf(kingSquare(board, color)) === GOAL_RANK;

/** Legal king moves of the side to move that end on the goal rank. */
export const goalMoves = (position: Position): readonly Move[] =>
  rankOf(kingSquare(position.board, position.turn)) < GOAL_RANK - 1
    ? []
    : lawfulKingMoves(position).filter((move) => rankOf(move.to) === GOAL_RANK);

/** White moved first, so Black gets one ply to arrive as well: White has arrived and Black can follow. */
export const blackMayReply = (position: Position): boolean =>
  position.turn === 'black' &&
  hasReached(position.board, 'white') &&
  !hasReached(position.board, 'black') &&
  goalMoves(position).length > 0;

/** How the race has ended, if it has. It comes before every other ending. */
export function raceOutcome(position: Position): Outcome | undefined {
  const white = hasReached(position.board, 'white');
  const black = hasReached(position.board, 'black');
  if (black)
    return white ? { winner: undefined, reason: 'bothReached' } : { winner: 'black', reason: 'blackReached' };
  if (!white || blackMayReply(position)) return undefined;
  return { winner: 'white', reason: 'whiteReached' };
}

/** How the game ends in this position by itself, whatever came before: race, stalemate, half-move clock. */
export function positionOutcome(position: Position): Outcome | undefined {
  const race = raceOutcome(position);
  if (race) return race;
  if (lawfulMoves(position, 1).length === 0) return { winner: undefined, reason: 'stalemate' };
  // White's arrival with the hundredth half-move draws at once, without the reply.
  if (position.halfmoves === FIFTY_MOVES && hasReached(position.board, 'white')) {
    return { winner: undefined, reason: 'fiftyRace' };
  }
  if (position.halfmoves >= SEVENTY_FIVE_MOVES) return { winner: undefined, reason: 'seventyFive' };
  return undefined;
}

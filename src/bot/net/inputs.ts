import { isAttacked } from '../../rules/attacks.ts';
import { boardPieces, kingSquare, opposite, type Board, type Color, type Role } from '../../rules/board.ts';
import type { Position } from '../../rules/position.ts';
import { fileOf, GOAL_RANK, rankOf, squareAt, type Square } from '../../rules/squares.ts';
import { BUCKETS, RACE_ROWS } from './shape.ts';

const ROLE_INDEX: Readonly<Record<Role, number>> = { knight: 0, bishop: 1, rook: 2, queen: 3, king: 4 };

/** Race classes: one to six steps, more steps, no way at all. */
const RACE_CLASSES = 8;
const FAR = 6;
const CUT_OFF = 7;
/** A way of so many steps is as good as none; 12 is what the engine says where there is no way. */
const MAZE = 12;

/**
 * The rows of the men as a color sees them. Black looks at the board with the files mirrored, so that
 * both armies start on the same squares of their own view; ranks stay, since both run up the board.
 */
export function pieceInputs(board: Board, view: Color): readonly number[] {
  const mirror = view === 'black' ? 7 : 0;
  return boardPieces(board).map(({ square, piece }) => {
    const kind = ROLE_INDEX[piece.role] + (piece.color === view ? 0 : 5);
    return kind * 64 + (square ^ mirror);
  });
}

function kingSteps(from: Square): readonly Square[] {
  const steps: Square[] = [];
  for (const dr of [-1, 0, 1])
    for (const df of [-1, 0, 1]) {
      const [file, rank] = [fileOf(from) + df, rankOf(from) + dr];
      if (file >= 0 && file < 8 && rank >= 0 && rank < 8) steps.push(squareAt(file, rank));
    }
  return steps;
}

/**
 * How far a king is from the goal over squares the opponent does not attack, whatever stands on them:
 * 0 to 5 for one to six steps (0 also for a king that has arrived), 6 for more, 7 for no way at all.
 */
export function raceClass(board: Board, color: Color): number {
  const king = kingSquare(board, color);
  if (rankOf(king) === GOAL_RANK) return 0;
  const reached = new Set([king]);
  let frontier: readonly Square[] = [king];
  for (let steps = 1; steps < MAZE; steps++) {
    const next = new Set(frontier.flatMap(kingSteps).filter((square) => !reached.has(square)));
    frontier = [...next].filter((square) => !isAttacked(board, square, opposite(color)));
    if (frontier.some((square) => rankOf(square) === GOAL_RANK)) return Math.min(steps - 1, FAR);
    for (const square of frontier) reached.add(square);
  }
  return CUT_OFF;
}

/** The row of the race as a color sees it: its side, whether it is to move, its own class and the opponent's. */
export function raceInput({ board, turn }: Position, view: Color): number {
  const side = (view === 'black' ? 2 : 0) + (view === turn ? 1 : 0);
  const own = raceClass(board, view);
  const other = raceClass(board, opposite(view));
  return RACE_ROWS + (side * RACE_CLASSES + own) * RACE_CLASSES + other;
}

/** The set of output weights for a number of men. */
export const bucketOf = (men: number): number => Math.min(BUCKETS - 1, (men - 2) >> 1);

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

const STEPS: readonly (readonly Square[])[] = Array.from({ length: 64 }, (_, square) => kingSteps(square));

/**
 * How far a king is from the goal over squares the opponent does not attack, whatever stands on them:
 * 0 to 5 for one to six steps (0 also for a king that has arrived), 6 for more, 7 for no way at all.
 */
export function raceClass(board: Board, color: Color): number {
  const king = kingSquare(board, color);
  if (rankOf(king) === GOAL_RANK) return 0;
  const seen = new Uint8Array(64);
  seen[king] = 1;
  let frontier: readonly Square[] = [king];
  for (let steps = 1; steps < MAZE; steps++) {
    const next: Square[] = [];
    for (const from of frontier) {
      for (const square of STEPS[from]!) {
        if (seen[square] === 1) continue;
        seen[square] = 1;
        if (isAttacked(board, square, opposite(color))) continue;
        if (rankOf(square) === GOAL_RANK) return Math.min(steps - 1, FAR);
        next.push(square);
      }
    }
    frontier = next;
  }
  return CUT_OFF;
}

/** The rows of the race as the side to move sees it, and as its opponent does: side, mover or not, own class, other's. */
export function raceInputs({ board, turn }: Position): readonly [mover: number, opponent: number] {
  const mine = raceClass(board, turn);
  const theirs = raceClass(board, opposite(turn));
  const row = (side: number, own: number, other: number): number =>
    RACE_ROWS + (side * RACE_CLASSES + own) * RACE_CLASSES + other;
  return turn === 'white'
    ? [row(1, mine, theirs), row(2, theirs, mine)]
    : [row(3, mine, theirs), row(0, theirs, mine)];
}

/** The set of output weights for a number of men. */
export const bucketOf = (men: number): number => Math.min(BUCKETS - 1, (men - 2) >> 1);

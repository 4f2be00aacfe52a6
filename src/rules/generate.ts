import { isAttacked, sliderBit } from './attacks.ts';
import {
  BISHOP,
  type Board,
  type Color,
  colorBit,
  EMPTY,
  isOf,
  KING,
  KNIGHT,
  opposite,
  ROOK,
} from './board.ts';
import type { Move, Position } from './position.ts';
import { directionTo, isLeap, KING_STEPS, KNIGHT_LEAPS, NO_DIRECTION, RAYS, touch } from './rays.ts';
import type { Square } from './squares.ts';

/**
 * What the lines through the two kings forbid the side to move. A set of squares is two 32-bit halves,
 * so that nothing is allocated for it.
 */
interface Lines {
  /** Pieces that shield their own king: they stay on that line. */
  readonly pinsLow: number;
  readonly pinsHigh: number;
  /** Pieces that stand between an own slider and the other king: they stay on that line too. */
  readonly shieldsLow: number;
  readonly shieldsHigh: number;
  /** Squares a rook, and a bishop, would attack the other king from. */
  readonly rookChecksLow: number;
  readonly rookChecksHigh: number;
  readonly bishopChecksLow: number;
  readonly bishopChecksHigh: number;
}

const has = (low: number, high: number, square: Square): boolean =>
  (((square < 32 ? low : high) >>> (square & 31)) & 1) === 1;

function linesThroughKings(board: Board, mover: Color): Lines {
  const { codes, kings } = board;
  const own = colorBit(mover);
  let pinsLow = 0;
  let pinsHigh = 0;
  let shieldsLow = 0;
  let shieldsHigh = 0;
  let rookChecksLow = 0;
  let rookChecksHigh = 0;
  let bishopChecksLow = 0;
  let bishopChecksHigh = 0;
  const ownRays = RAYS[kings[mover]]!;
  const otherRays = RAYS[kings[opposite(mover)]]!;
  for (let direction = 0; direction < 8; direction++) {
    const slider = sliderBit(direction);
    let shield = -1;
    for (const square of ownRays[direction]!) {
      const code = codes[square]!;
      if (code === EMPTY) continue;
      if (shield < 0) {
        if (!isOf(code, own)) break;
        shield = square;
        continue;
      }
      if (!isOf(code, own) && code & slider) {
        if (shield < 32) pinsLow |= 1 << shield;
        else pinsHigh |= 1 << (shield - 32);
      }
      break;
    }
    shield = -1;
    for (const square of otherRays[direction]!) {
      if (shield < 0) {
        if (square < 32) {
          if (direction < 4) rookChecksLow |= 1 << square;
          else bishopChecksLow |= 1 << square;
        } else if (direction < 4) rookChecksHigh |= 1 << (square - 32);
        else bishopChecksHigh |= 1 << (square - 32);
      }
      const code = codes[square]!;
      if (code === EMPTY) continue;
      if (!isOf(code, own)) break;
      if (shield < 0) {
        shield = square;
        continue;
      }
      if (code & slider) {
        if (shield < 32) shieldsLow |= 1 << shield;
        else shieldsHigh |= 1 << (shield - 32);
      }
      break;
    }
  }
  return {
    pinsLow,
    pinsHigh,
    shieldsLow,
    shieldsHigh,
    rookChecksLow,
    rookChecksHigh,
    bishopChecksLow,
    bishopChecksHigh,
  };
}

/** King steps onto squares not attacked, which neither touch the other king nor uncover a check on it. */
function kingMoves(board: Board, mover: Color, onShieldLine: boolean, moves: Move[]): void {
  const { codes, kings } = board;
  const other = opposite(mover);
  const from = kings[mover];
  const target = kings[other];
  const own = colorBit(mover);
  for (const to of KING_STEPS[from]!) {
    if (isOf(codes[to]!, own) || touch(to, target)) continue;
    if (onShieldLine && directionTo(target, to) !== directionTo(target, from)) continue;
    if (!isAttacked(board, to, other, from)) moves.push({ from, to });
  }
}

/**
 * Moves that leave neither king attacked, whether or not the race is over; stops after the piece that
 * brings their number to `enough`.
 */
export function lawfulMoves(position: Position, enough: number): Move[] {
  const { board, turn } = position;
  const { codes, kings } = board;
  const own = colorBit(turn);
  const king = kings[turn];
  const target = kings[opposite(turn)];
  const lines = linesThroughKings(board, turn);
  const moves: Move[] = [];
  for (let from = 0; from < 64 && moves.length < enough; from++) {
    const code = codes[from]!;
    if (!isOf(code, own)) continue;
    const shields = has(lines.shieldsLow, lines.shieldsHigh, from);
    if (code & KING) {
      kingMoves(board, turn, shields, moves);
      continue;
    }
    const pinned = has(lines.pinsLow, lines.pinsHigh, from);
    if (code & KNIGHT) {
      if (pinned || shields) continue;
      for (const to of KNIGHT_LEAPS[from]!) {
        if (!isOf(codes[to]!, own) && !isLeap(to, target)) moves.push({ from, to });
      }
      continue;
    }
    const pinAxis = pinned ? directionTo(king, from) >> 1 : NO_DIRECTION;
    const shieldAxis = shields ? directionTo(target, from) >> 1 : NO_DIRECTION;
    const checksLow = (code & ROOK ? lines.rookChecksLow : 0) | (code & BISHOP ? lines.bishopChecksLow : 0);
    const checksHigh =
      (code & ROOK ? lines.rookChecksHigh : 0) | (code & BISHOP ? lines.bishopChecksHigh : 0);
    const rays = RAYS[from]!;
    for (let direction = 0; direction < 8; direction++) {
      if (!(code & sliderBit(direction))) continue;
      const axis = direction >> 1;
      if ((pinned && axis !== pinAxis) || (shields && axis !== shieldAxis)) continue;
      for (const to of rays[direction]!) {
        const taken = codes[to]!;
        if (isOf(taken, own)) break;
        if (!has(checksLow, checksHigh, to)) moves.push({ from, to });
        if (taken !== EMPTY) break;
      }
    }
  }
  return moves;
}

/** The king moves among `lawfulMoves`. */
export function lawfulKingMoves(position: Position): Move[] {
  const { board, turn } = position;
  const { shieldsLow, shieldsHigh } = linesThroughKings(board, turn);
  const moves: Move[] = [];
  kingMoves(board, turn, has(shieldsLow, shieldsHigh, board.kings[turn]), moves);
  return moves;
}

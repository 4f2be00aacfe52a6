import { isAttacked } from './attacks.ts';
import { BISHOP, colorBit, EMPTY, KING, KNIGHT, opposite, ROOK } from './board.ts';
import { inSet, type Lines, linesThroughKings } from './lines.ts';
import type { Move, Position } from './position.ts';
import { directionTo, EDGE, LEAPS, listStart, NO_DIRECTION, RAYS, rayStart, reach, STEPS } from './rays.ts';
import type { Square } from './squares.ts';

// A move is lawful if it leaves neither king attacked, whether or not the race is over. Positions hold no
// check, so a move can bring one only by the piece that moves or by opening a line through a king.

/** King steps onto squares not attacked, which neither touch the other king nor uncover a check on it. */
function addKingMoves({ board, turn }: Position, from: Square, shields: boolean, moves: Move[]): void {
  const other = opposite(turn);
  const own = colorBit(turn);
  const target = other === 'white' ? board.kings.white : board.kings.black;
  for (let i = listStart(from), to = STEPS[i]!; to !== EDGE; to = STEPS[++i]!) {
    if (board.codes[to]! & own || reach(to, target) & KING) continue;
    if (shields && directionTo(target, to) !== directionTo(target, from)) continue;
    if (!isAttacked(board, to, other, from)) moves.push({ from, to });
  }
}

function addKnightMoves(
  codes: readonly number[],
  from: Square,
  own: number,
  target: Square,
  moves: Move[],
): void {
  for (let i = listStart(from), to = LEAPS[i]!; to !== EDGE; to = LEAPS[++i]!) {
    if (!(codes[to]! & own || reach(to, target) & KNIGHT)) moves.push({ from, to });
  }
}

/** Both axes are a direction halved, so that either way along a line is the same; or `NO_DIRECTION`. */
function addSliderMoves(
  codes: readonly number[],
  from: Square,
  own: number,
  lines: Lines,
  pinAxis: number,
  shieldAxis: number,
  moves: Move[],
): void {
  const code = codes[from]!;
  const checksLow = (code & ROOK ? lines.rookLow : 0) | (code & BISHOP ? lines.bishopLow : 0);
  const checksHigh = (code & ROOK ? lines.rookHigh : 0) | (code & BISHOP ? lines.bishopHigh : 0);
  const end = code & BISHOP ? 8 : 4;
  for (let direction = code & ROOK ? 0 : 4; direction < end; direction++) {
    const axis = direction >> 1;
    if (pinAxis !== NO_DIRECTION && pinAxis !== axis) continue;
    if (shieldAxis !== NO_DIRECTION && shieldAxis !== axis) continue;
    for (let i = rayStart(from, direction), to = RAYS[i]!; to !== EDGE; to = RAYS[++i]!) {
      const taken = codes[to]!;
      if (taken & own) break;
      if (!inSet(checksLow, checksHigh, to)) moves.push({ from, to });
      if (taken !== EMPTY) break;
    }
  }
}

/** Stops after the piece that brings the number of moves to `enough`. */
export function lawfulMoves(position: Position, enough: number): Move[] {
  const { board, turn } = position;
  const { codes, kings } = board;
  const own = colorBit(turn);
  const king = turn === 'white' ? kings.white : kings.black;
  const target = turn === 'white' ? kings.black : kings.white;
  const lines = linesThroughKings(board, turn);
  const moves: Move[] = [];
  for (let from = 0; from < 64; from++) {
    const code = codes[from]!;
    if (!(code & own)) continue;
    const shields = inSet(lines.shieldsLow, lines.shieldsHigh, from);
    if (code & KING) {
      addKingMoves(position, from, shields, moves);
    } else {
      const pinned = inSet(lines.pinsLow, lines.pinsHigh, from);
      if (code & KNIGHT) {
        if (!pinned && !shields) addKnightMoves(codes, from, own, target, moves);
      } else {
        const pinAxis = pinned ? directionTo(king, from) >> 1 : NO_DIRECTION;
        const shieldAxis = shields ? directionTo(target, from) >> 1 : NO_DIRECTION;
        addSliderMoves(codes, from, own, lines, pinAxis, shieldAxis, moves);
      }
    }
    if (moves.length >= enough) break;
  }
  return moves;
}

export function lawfulKingMoves(position: Position): Move[] {
  const { board, turn } = position;
  const { shieldsLow, shieldsHigh } = linesThroughKings(board, turn);
  const king = board.kings[turn];
  const moves: Move[] = [];
  addKingMoves(position, king, inSet(shieldsLow, shieldsHigh, king), moves);
  return moves;
}

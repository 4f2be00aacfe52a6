/** Which move to look at first: the known best, arrivals and good captures, then what has refuted before. */
import { kings, squares, turn } from './halves/board.ts';
import { exchange } from './halves/exchange.ts';
import { moves } from './halves/generate.ts';
import { ints } from './halves/memory.ts';
import { highest, ranks } from './halves/ranks.ts';
import { NO_MOVE } from './pieces.ts';
import { pieceValues } from './weights.ts';

const PLIES = 160;

export const FIRST = 1 << 28;
export const ARRIVAL = 1 << 27;
export const GOOD_CAPTURE = 1 << 24;
export const KILLER = 1 << 23;
export const SPECIAL = 1 << 22;
export const BAD_CAPTURE = -(1 << 24);

/** For every rank a king's move gains. */
const ADVANCE = 1500;

/** Histories keep within this, either way. */
const HISTORY_LIMIT = 16384;

/** Two quiet moves that refuted at each ply. */
const killers = ints(PLIES * 2);

/** By `colour << 12 | move`: what refuted in general, and what refuted this move of the opponent. */
const history = ints(8192);
const counters = ints(8192);

/** By `(kind and square just moved to) * 320 + (kind and square to move to)`. */
const continuation = ints(320 * 320);

export function clearHistory(): void {
  killers.fill(0);
  history.fill(0);
  counters.fill(0);
  continuation.fill(0);
}

/** Before each search: killers hang on the ply, so they go; the histories fade. */
export function fadeHistory(): void {
  killers.fill(0);
  for (let index = 0; index < 8192; index++) history[index] = history[index]! >> 1;
}

/** `(kind - 1) << 6 | square` of a piece that has moved to a square. */
function arrivalOf(piece: i32, to: i32): i32 {
  return (((piece & 7) - 1) << 6) | to;
}

/** The row in `continuation` after the last move, or -1 where there was none. */
export function continuationRow(last: i32): i32 {
  return last === NO_MOVE ? -1 : arrivalOf(squares[last >> 6]!, last >> 6) * 320;
}

function rankQuiet(move: i32, piece: i32, row: i32): i32 {
  const to = move >> 6;
  const from = move & 63;
  let rank = history[(turn << 12) | move]!;
  if (row >= 0) rank += continuation[row + arrivalOf(piece, to)]!;
  return from === kings[turn] ? rank + ((to >> 3) - (from >> 3)) * ADVANCE : rank;
}

function rankCapture(move: i32, piece: i32, captured: i32, all: boolean): i32 {
  const gain = pieceValues[captured & 7]!;
  const cost = pieceValues[piece & 7]!;
  const base = all || gain >= cost || exchange(move) >= 0 ? GOOD_CAPTURE : BAD_CAPTURE;
  return base + gain * 8 - (cost >> 3);
}

/** Ranks moves for a full search; `last` is the move just played. */
export function rankMoves(start: i32, count: i32, best: i32, ply: i32, last: i32): void {
  const row = continuationRow(last);
  const counter = last === NO_MOVE ? NO_MOVE : counters[(turn << 12) | last]!;
  for (let index = start; index < start + count; index++) {
    const move = moves[index]!;
    const piece = squares[move & 63]!;
    const captured = squares[move >> 6]!;
    let rank = 0;
    if (move === best) rank = FIRST;
    else if (move >> 6 >= 56 && (move & 63) === kings[turn]) rank = ARRIVAL;
    else if (captured !== 0) rank = rankCapture(move, piece, captured, false);
    else if (move === killers[ply * 2]) rank = KILLER;
    else if (move === killers[ply * 2 + 1]) rank = KILLER - 1;
    else if (move === counter) rank = KILLER - 2;
    else rank = rankQuiet(move, piece, row);
    ranks[index] = rank;
  }
}

/** Ranks moves for quiescence: captures by what they take. */
export function rankForcing(start: i32, count: i32, best: i32): void {
  for (let index = start; index < start + count; index++) {
    const move = moves[index]!;
    const piece = squares[move & 63]!;
    const captured = squares[move >> 6]!;
    if (move === best) ranks[index] = FIRST;
    else if (captured !== 0) ranks[index] = rankCapture(move, piece, captured, true);
    else ranks[index] = rankQuiet(move, piece, -1);
  }
}

/** Brings the highest ranked of the moves from `index` up to `end` to `index` and returns it. */
export function pick(index: i32, end: i32): i32 {
  const best = highest(index, end);
  const move = moves[best]!;
  const rank = ranks[best]!;
  moves[best] = moves[index]!;
  ranks[best] = ranks[index]!;
  moves[index] = move;
  ranks[index] = rank;
  return move;
}

function nudge(entry: i32, bonus: i32): i32 {
  const pull = bonus < 0 ? -bonus : bonus;
  return entry + bonus - (((entry * pull) / HISTORY_LIMIT) | 0);
}

/** Remembers that a quiet move did well (a positive bonus) or was tried in vain. */
export function learn(move: i32, row: i32, bonus: i32): void {
  const index = (turn << 12) | move;
  history[index] = nudge(history[index]!, bonus);
  if (row < 0) return;
  const follow = row + arrivalOf(squares[move & 63]!, move >> 6);
  continuation[follow] = nudge(continuation[follow]!, bonus);
}

/** Remembers a quiet refutation, to be tried early at this ply and after this move of the opponent. */
export function learnRefutation(move: i32, ply: i32, last: i32): void {
  if (killers[ply * 2] !== move) {
    killers[ply * 2 + 1] = killers[ply * 2]!;
    killers[ply * 2] = move;
  }
  if (last !== NO_MOVE) counters[(turn << 12) | last] = move;
}

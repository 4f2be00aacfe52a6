/** Search until the position is quiet: captures, a king's run near the goal, and answers to a threat of arriving. */
import { arrivalSquare, whiteArrival } from './halves/attacks.ts';
import { kings, squares, turn } from './halves/board.ts';
import { NO_ANSWER, askInSearch, tableScore } from './endings.ts';
import { exchange } from './halves/exchange.ts';
import { generate, generateForcing } from './halves/generate.ts';
import { pick, rankForcing } from './order.ts';
import { isOverlooked, judge } from './perception.ts';
import { BLACK, LISTS_FULL, NO_MOVE } from './pieces.ts';
import { play, undo } from './play.ts';
import {
  AT_LEAST,
  AT_MOST,
  EXACT,
  UNKNOWN,
  entryAnswers,
  entryEvaluation,
  entryMove,
  entryScore,
  findEntry,
  storeEntry,
} from './table.ts';
import { pieceValues } from './weights.ts';

/** A won race, less the plies to it. */
export const WIN = 30000;

export const DEEPEST = 120;

/** Plies of quiescence in which a king's advance still counts as forcing. */
const ADVANCES = 2;

/** Plies of quiescence in which a threat to arrive is answered with every move. */
const ANSWERS = 2;

/** A capture that leaves the score this far below alpha is not looked at. */
const MARGIN = 500;

/** Positions looked at since the search began. */
export let visited = 0;

export function resetVisited(): void {
  visited = 0;
}

export function visit(): void {
  visited++;
}

/** The evaluation, made only where the table has none of this position; `entry` is its place or -1. */
export function judgeOnce(entry: i32): i32 {
  const known = entry >= 0 ? entryEvaluation(entry) : UNKNOWN;
  return known === UNKNOWN ? judge() : known;
}

/** Can the opponent arrive if the side to move does nothing about it? */
export function isThreatened(): boolean {
  return arrivalSquare(turn ^ 1) >= 0;
}

/** The score for the side to move; `depth` counts up from 0, `start` is where its move list may begin. */
export function quiesce(lower: i32, upper: i32, ply: i32, depth: i32, start: i32): i32 {
  visited++;
  if (turn === BLACK) {
    if (arrivalSquare(BLACK) >= 0) return WIN - ply - 1;
  }
  const arrival = turn === BLACK ? 0 : whiteArrival();
  if (arrival === 2) return WIN - ply - 1;
  if (arrival === 1 && upper <= 0) return 0;
  const answer = askInSearch();
  if (answer !== NO_ANSWER) return tableScore(answer, ply);
  if (ply >= DEEPEST || start > LISTS_FULL) return judge();
  const entry = findEntry();
  if (entry >= 0 && entryAnswers(entry, lower, upper, ply)) return entryScore(entry, ply);
  const answering = depth < ANSWERS && isThreatened();
  let alpha = lower;
  let best = arrival === 1 ? 0 : -WIN + ply + 2;
  const quiet = answering ? UNKNOWN : judgeOnce(entry);
  if (!answering && quiet > best) best = quiet;
  if (best >= upper) return best;
  if (best > alpha) alpha = best;
  const count = answering ? generate(start) : generateForcing(start, depth < ADVANCES);
  if (answering && count === 0) return 0;
  rankForcing(start, count, entry >= 0 ? entryMove(entry) : NO_MOVE);
  let bestMove = NO_MOVE;
  for (let index = start; index < start + count; index++) {
    const move = pick(index, start + count);
    if (isArrival(move) || isOverlooked(move, ply)) continue;
    if (!answering && isHopeless(move, quiet, alpha)) continue;
    play(move);
    const score = -quiesce(-upper, -alpha, ply + 1, depth + 1, start + count);
    undo(move);
    if (score <= best) continue;
    best = score;
    if (score <= alpha) continue;
    alpha = score;
    bestMove = move;
    if (score >= upper) break;
  }
  storeEntry(bestMove, best, 0, best >= upper ? AT_LEAST : best > lower ? EXACT : AT_MOST, quiet, ply);
  return best;
}

/** A king's step to rank 8: its worth is known before any move is tried. */
export function isArrival(move: i32): boolean {
  return move >> 6 >= 56 && (move & 63) === kings[turn];
}

/** A capture that can't bring the score up to alpha, or that loses the piece. */
function isHopeless(move: i32, quiet: i32, alpha: i32): boolean {
  const captured = squares[move >> 6]! & 7;
  if (captured === 0) return false;
  const gain = pieceValues[captured]!;
  if (quiet + gain + MARGIN <= alpha) return true;
  return gain < pieceValues[squares[move & 63]! & 7]! && exchange(move) < 0;
}

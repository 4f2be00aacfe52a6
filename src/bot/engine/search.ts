/**
 * Alpha-beta over one iteration, written as a loop over frames instead of a recursion: it can pause at any node and go
 * on later, so a worker hears messages, a page keeps painting, and the result is the same however it is sliced.
 */
import { arrivalSquare, blackMayReply, whiteArrival } from './halves/attacks.ts';
import { kings, make, squares, turn, unmake } from './halves/board.ts';
import { NO_ANSWER, askInSearch, tableScore } from './endings.ts';
import { exchange } from './halves/exchange.ts';
import { generate, moves } from './halves/generate.ts';
import { ints, truncate } from './halves/memory.ts';
import { ranks } from './halves/ranks.ts';
import { FIRST, SPECIAL, continuationRow, learn, learnRefutation, pick, rankMoves } from './order.ts';
import { isOverlooked, judge } from './perception.ts';
import { BLACK, LISTS_FULL, NO_MOVE, WHITE } from './pieces.ts';
import { isDrawn, play, undo } from './play.ts';
import { DEEPEST, WIN, isArrival, isThreatened, judgeOnce, quiesce, visit, visited } from './quiesce.ts';
import {
  AT_LEAST,
  AT_MOST,
  DECIDED,
  EXACT,
  UNKNOWN,
  entryAnswers,
  entryBound,
  entryDepth,
  entryMove,
  entryScore,
  findEntry,
  storeEntry,
} from './table.ts';

export const INFINITE = 32000;

const PLIES = DEEPEST + 2;

// One frame a ply: the window and depth the parent asked for, then how far the node has come.
const alphas = ints(PLIES);
const betas = ints(PLIES);
const depths = ints(PLIES);
const lowers = ints(PLIES);
const bests = ints(PLIES);
const bestMoves = ints(PLIES);
/** The evaluation of the position by itself, and as the table betters it. */
const statics = ints(PLIES);
const evaluations = ints(PLIES);
const starts = ints(PLIES);
const ends = ints(PLIES);
const nexts = ints(PLIES);
/** The table's move, as long as the others are not listed. */
const unlisted = ints(PLIES);
const searched = ints(PLIES);
const quiets = ints(PLIES);
const threats = ints(PLIES);
const improvings = ints(PLIES);
const rows = ints(PLIES);

/** The move being searched at a ply, how much shallower, and in which window. */
const current = ints(PLIES);
const reductions = ints(PLIES);
const stages = ints(PLIES);
const REDUCED = 0;
const NARROW = 1;
const WIDE = 2;

/** Quiet moves tried in vain at each ply. */
const TRIED = 64;
const tried = ints(PLIES * TRIED);

/** The best line from each ply on. */
const lines = ints(PLIES * PLIES);
const lineEnds = ints(PLIES);

/** Plies to leave out, by `depth << 6 | moves searched`. */
const reductionTable = ints(4096);
for (let depth = 1; depth < 64; depth++) {
  for (let number = 1; number < 64; number++) {
    reductionTable[(depth << 6) | number] = truncate(0.4 + (Math.log(depth) * Math.log(number)) / 2.2);
  }
}

const DOWN = 0;
const NEXT = 1;
const UP = 2;

let ply = 0;
let motion = UP;

/** The score of the node just left, for its side to move. */
export let value = 0;

/** The legal moves at the root, best first, and how many of them are spoken for by better lines. */
export const rootMoves = ints(512);
export let rootCount = 0;
let rootFirst = 0;

/** The best move of the iteration so far, even an unfinished one; 0 until the first is searched. */
export let rootBest = NO_MOVE;
export let rootScore = 0;

export function setRoot(count: i32): void {
  rootCount = count;
  for (let index = 0; index < count; index++) rootMoves[index] = moves[index]!;
}

export function beginIteration(depth: i32, alpha: i32, beta: i32, first: i32): void {
  ply = 0;
  motion = DOWN;
  alphas[0] = alpha;
  betas[0] = beta;
  depths[0] = depth;
  rootFirst = first;
  rootBest = NO_MOVE;
}

/** Takes the board back to the root of a search that paused. */
export function abandon(): void {
  while (ply > 0) {
    ply--;
    undo(current[ply]!);
  }
  motion = UP;
}

/** The best line's length and moves. */
export function lineLength(): i32 {
  return lineEnds[0]!;
}

export function lineMove(index: i32): i32 {
  return lines[index]!;
}

/** Searches until the iteration is done (true) or so many positions have been visited in all (false). */
export function run(until: i32): boolean {
  while (true) {
    if (motion === DOWN) {
      if (visited >= until) return false;
      motion = enter();
    } else if (motion === NEXT) {
      motion = advance();
    } else {
      if (ply === 0) return true;
      ply--;
      undo(current[ply]!);
      motion = receive(-value);
    }
  }
}

/** Does this node's window only ask whether a score reaches beta? */
function isNarrow(): boolean {
  return betas[ply]! - alphas[ply]! < 2;
}

function leave(score: i32): i32 {
  value = score;
  return UP;
}

/** Does all that comes before the first move; often that settles the node. */
function enter(): i32 {
  lineEnds[ply] = 0;
  if (ply === 0) return enterRoot();
  if (isDrawn()) return leave(0);
  if (depths[ply]! <= 0) return leave(quiesce(alphas[ply]!, betas[ply]!, ply, 0, ends[ply - 1]!));
  visit();
  if (ply >= DEEPEST || ends[ply - 1]! > LISTS_FULL) return leave(judge());
  if (turn === BLACK && arrivalSquare(BLACK) >= 0) return leave(WIN - ply - 1);
  const arrival = turn === WHITE ? whiteArrival() : 0;
  if (arrival === 2) return leave(WIN - ply - 1);
  const answer = askInSearch();
  if (answer !== NO_ANSWER) return leave(tableScore(answer, ply));
  bests[ply] = arrival === 1 ? 0 : -INFINITE;
  if (arrival === 1 && alphas[ply]! < 0) alphas[ply] = 0;
  if (alphas[ply]! < -WIN + ply) alphas[ply] = -WIN + ply;
  if (betas[ply]! > WIN - ply - 1) betas[ply] = WIN - ply - 1;
  if (alphas[ply]! >= betas[ply]!) return leave(alphas[ply]!);
  return consider();
}

/** What the table and the evaluation say; a node that is clearly good enough is left. */
function consider(): i32 {
  const alpha = alphas[ply]!;
  const beta = betas[ply]!;
  const narrow = isNarrow();
  const entry = findEntry();
  if (entry >= 0 && narrow && entryDepth(entry) >= depths[ply]! && entryAnswers(entry, alpha, beta, ply)) {
    return leave(entryScore(entry, ply));
  }
  const threatened = isThreatened();
  threats[ply] = threatened ? 1 : 0;
  // There are few ways to stop a king, and what follows is close to the end of the race.
  if (threatened) depths[ply] = depths[ply]! + 1;
  statics[ply] = threatened ? UNKNOWN : judgeOnce(entry);
  let evaluation = threatened ? -INFINITE : statics[ply]!;
  if (!threatened && entry >= 0) evaluation = refine(evaluation, entryScore(entry, ply), entryBound(entry));
  evaluations[ply] = evaluation;
  const improving = !threatened && ply >= 2 && evaluation > evaluations[ply - 2]!;
  improvings[ply] = improving ? 1 : 0;
  if (narrow && !threatened && beta < DECIDED && beta > -DECIDED && depths[ply]! <= 7) {
    if (evaluation - 130 * (depths[ply]! - (improving ? 1 : 0)) >= beta) return leave(evaluation);
  }
  const best = entry >= 0 ? entryMove(entry) : NO_MOVE;
  if (depths[ply]! >= 4 && best === NO_MOVE) depths[ply] = depths[ply]! - 1;
  return begin(best);
}

/** A table score is the better evaluation where its bound points the right way. */
function refine(evaluation: i32, score: i32, bound: i32): i32 {
  if (score >= DECIDED || score <= -DECIDED) return evaluation;
  if (bound === EXACT) return score;
  if (bound === AT_LEAST) return score > evaluation ? score : evaluation;
  return score < evaluation ? score : evaluation;
}

/** The table's move is tried before any other is looked for. */
function begin(best: i32): i32 {
  open(ends[ply - 1]!, 0);
  rows[ply] = continuationRow(current[ply - 1]!);
  if (best === NO_MOVE) return list(best) === 0 ? leave(0) : NEXT;
  unlisted[ply] = best;
  return take(best, FIRST);
}

/** Lists the moves but the one tried already and returns how many there are. */
function list(best: i32): i32 {
  const start = starts[ply]!;
  const count = generate(start);
  rankMoves(start, count, best, ply, current[ply - 1]!);
  ends[ply] = start + count;
  if (best === NO_MOVE) return count;
  pick(start, start + count);
  nexts[ply] = start + 1;
  unlisted[ply] = NO_MOVE;
  return count;
}

function open(start: i32, count: i32): void {
  starts[ply] = start;
  nexts[ply] = start;
  ends[ply] = start + count;
  lowers[ply] = alphas[ply]!;
  bestMoves[ply] = NO_MOVE;
  searched[ply] = 0;
  quiets[ply] = 0;
  unlisted[ply] = NO_MOVE;
}

function enterRoot(): i32 {
  visit();
  const count = rootCount - rootFirst;
  for (let index = 0; index < count; index++) {
    moves[index] = rootMoves[rootFirst + index]!;
    ranks[index] = SPECIAL + count - index;
  }
  bests[0] = -INFINITE;
  threats[0] = isThreatened() ? 1 : 0;
  statics[0] = threats[0] === 1 ? UNKNOWN : judge();
  evaluations[0] = threats[0] === 1 ? -INFINITE : statics[0]!;
  improvings[0] = 0;
  rows[0] = -1;
  open(0, count);
  return NEXT;
}

/** Takes up the node's next move. */
function advance(): i32 {
  if (unlisted[ply] !== NO_MOVE) list(unlisted[ply]!);
  const index = nexts[ply]!;
  if (index >= ends[ply]!) return close();
  nexts[ply] = index + 1;
  return take(pick(index, ends[ply]!), ranks[index]!);
}

function take(move: i32, rank: i32): i32 {
  current[ply] = move;
  const arrival = isArrival(move);
  if (ply === 0 && (arrival || kings[WHITE]! >= 56)) return record(worthOfLast(move, arrival));
  if (arrival || isOverlooked(move, ply)) return NEXT;
  const quiet = squares[move >> 6] === 0;
  const advances = isAdvance(move);
  if (
    ply > 0 &&
    bests[ply]! > -DECIDED &&
    threats[ply] === 0 &&
    isPruned(move, rank, quiet && !advances, quiet)
  ) {
    return NEXT;
  }
  reductions[ply] = searched[ply] === 0 ? 0 : reductionOf(rank, quiet, advances);
  stages[ply] = searched[ply] === 0 ? WIDE : reductions[ply]! > 0 ? REDUCED : NARROW;
  return descend();
}

/** A root move that ends the game: an arrival, or anything else where White's king has arrived already. */
function worthOfLast(move: i32, arrival: boolean): i32 {
  if (!arrival) return 1 - WIN;
  if (turn === BLACK) return kings[WHITE]! >= 56 ? 0 : WIN - 1;
  const captured = make(move);
  const answered = blackMayReply();
  unmake(move, captured);
  return answered ? 0 : WIN - 1;
}

/** Late quiet moves, quiet moves far below alpha, and moves that lose material are left out near the leaves. */
function isPruned(move: i32, rank: i32, idle: boolean, quiet: boolean): boolean {
  const depth = depths[ply]!;
  if (depth > 6) return false;
  if (idle) {
    const enough = (((4 + depth * depth) / (improvings[ply] === 1 ? 2 : 1)) | 0) + 1;
    const futile = evaluations[ply]! + 200 + 200 * depth <= alphas[ply]! && rank < SPECIAL;
    if (quiets[ply]! >= enough || futile) {
      dropIdle();
      return true;
    }
  }
  const doubtful =
    rank < -(1 << 20) || (quiet && depth <= 4 && nexts[ply]! - starts[ply]! > 4 && rank < SPECIAL);
  return doubtful && exchange(move) < -150 * depth;
}

function isAdvance(move: i32): boolean {
  return move >> 9 > (move & 63) >> 3 && (move & 63) === kings[turn];
}

/** What was said of one idle move goes for all that follow. */
function dropIdle(): void {
  let end = nexts[ply]!;
  for (let index = end; index < ends[ply]!; index++) {
    const move = moves[index]!;
    if (squares[move >> 6] === 0 && !isAdvance(move)) continue;
    moves[end] = move;
    ranks[end++] = ranks[index]!;
  }
  ends[ply] = end;
}

function reductionOf(rank: i32, quiet: boolean, advances: boolean): i32 {
  const depth = depths[ply]!;
  const number = searched[ply]!;
  if (depth < 3 || number < (ply === 0 ? 3 : 2) || (!quiet && rank >= 0)) return 0;
  let reduction = reductionTable[((depth < 63 ? depth : 63) << 6) | (number < 63 ? number : 63)]!;
  if (isNarrow()) reduction++;
  reduction -= improvings[ply]! + threats[ply]!;
  if (advances) reduction--;
  if (rank >= SPECIAL) reduction--;
  else if (quiet) {
    const merit = (rank / 6000) | 0;
    reduction -= merit > 2 ? 2 : merit < -2 ? -2 : merit;
  }
  return reduction < 0 ? 0 : reduction > depth - 2 ? depth - 2 : reduction;
}

/** Plays the current move and sets up its node in the window of the current stage. */
function descend(): i32 {
  const stage = stages[ply]!;
  const alpha = alphas[ply]!;
  const reduction = stage === REDUCED ? reductions[ply]! : 0;
  alphas[ply + 1] = stage === WIDE ? -betas[ply]! : -alpha - 1;
  betas[ply + 1] = -alpha;
  depths[ply + 1] = depths[ply]! - 1 - reduction;
  play(current[ply]!);
  ply++;
  return DOWN;
}

/** Takes in the score of the current move: it may ask for another look, deeper or wider. */
function receive(score: i32): i32 {
  if (stages[ply] === REDUCED && score > alphas[ply]!) {
    stages[ply] = NARROW;
    return descend();
  }
  if (stages[ply] === NARROW && score > alphas[ply]! && score < betas[ply]!) {
    stages[ply] = WIDE;
    return descend();
  }
  return record(score);
}

function record(score: i32): i32 {
  const move = current[ply]!;
  const quiet = squares[move >> 6] === 0;
  searched[ply] = searched[ply]! + 1;
  if (score > bests[ply]!) {
    bests[ply] = score;
    if (score > alphas[ply]!) {
      if (betas[ply]! - lowers[ply]! > 1) extendLine(move);
      alphas[ply] = score;
      bestMoves[ply] = move;
      if (ply === 0) {
        rootBest = move;
        rootScore = score;
      }
      if (score >= betas[ply]!) {
        if (quiet) rewardRefutation(move);
        return close();
      }
    }
  }
  if (quiet) {
    if (quiets[ply]! < TRIED) tried[ply * TRIED + quiets[ply]!] = move;
    quiets[ply] = quiets[ply]! + 1;
  }
  return NEXT;
}

function extendLine(move: i32): void {
  const here = ply * PLIES;
  const below = here + PLIES;
  const length = stages[ply] === WIDE && !isArrival(move) ? lineEnds[ply + 1]! : 0;
  lines[here] = move;
  for (let index = 0; index < length; index++) lines[here + index + 1] = lines[below + index]!;
  lineEnds[ply] = length + 1;
}

function rewardRefutation(move: i32): void {
  const depth = depths[ply]!;
  const bonus = depth * depth * 40 < 1800 ? depth * depth * 40 : 1800;
  const last = ply > 0 ? current[ply - 1]! : NO_MOVE;
  learn(move, rows[ply]!, bonus);
  const count = quiets[ply]! < TRIED ? quiets[ply]! : TRIED;
  for (let index = 0; index < count; index++) learn(tried[ply * TRIED + index]!, rows[ply]!, -bonus);
  learnRefutation(move, ply, last);
}

/** Ends a node whose moves are done: what was found goes into the table. */
function close(): i32 {
  const best = bests[ply] === -INFINITE ? alphas[ply]! : bests[ply]!;
  const bound = best >= betas[ply]! ? AT_LEAST : best > lowers[ply]! ? EXACT : AT_MOST;
  if (rootFirst === 0 || ply > 0) storeEntry(bestMoves[ply]!, best, depths[ply]!, bound, statics[ply]!, ply);
  return leave(best);
}

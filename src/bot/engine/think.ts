/** Iterative deepening over one or several lines, in windows around the score of the depth before; pauses with search. */
import { NO_ANSWER, aimTables, askHere } from './endings.ts';
import { generate } from './halves/generate.ts';
import { ints } from './halves/memory.ts';
import { fadeHistory } from './order.ts';
import { seesAll } from './perception.ts';
import { NO_MOVE } from './pieces.ts';
import { resetVisited, visited } from './quiesce.ts';
import { isRaceOver } from './race.ts';
import { keepResult, scoreWithin } from './rootTables.ts';
import {
  INFINITE,
  abandon,
  beginIteration,
  lineLength,
  lineMove,
  rootBest,
  rootCount,
  rootMoves,
  rootScore,
  run,
  setRoot,
  value,
} from './search.ts';
import { DECIDED, ageTable } from './table.ts';

const LONGEST = 128;
const MOST_LINES = 512;

/** The lines of the last whole depth, best first. */
export const scores = ints(MOST_LINES);
const lineLengths = ints(MOST_LINES);
const lineMoves = ints(MOST_LINES * LONGEST);

/** The depth that `scores` and the lines come from. */
export let depthDone = 0;

let depth = 0;
let depthLimit = 0;
let nodeLimit = 0;
let lineCount = 0;
let line = 0;
/** What the tables say of the root: NO_ANSWER where they are not asked. */
let known = NO_ANSWER;

let width = 0;
let low = 0;
let high = 0;

export const PAUSED = 0;
export const DEPTH_DONE = 1;
export const FINISHED = 2;

/** Starts a search of the current position and returns its number of legal moves. */
export function begin(maxDepth: i32, maxNodes: i32, wantedLines: i32): i32 {
  aimTables(seesAll());
  setRoot(legalMoves(wantedLines));
  resetVisited();
  fadeHistory();
  ageTable();
  depthLimit = maxDepth;
  nodeLimit = maxNodes;
  lineCount = wantedLines < rootCount ? wantedLines : rootCount;
  depth = 0;
  depthDone = 0;
  for (let index = 0; index < rootCount; index++) {
    scores[index] = -INFINITE;
    lineLengths[index] = 0;
  }
  if (rootCount > 0) nextDepth();
  return rootCount;
}

/** The root's moves; where one line is wanted and the tables know the result, only those that keep it. */
function legalMoves(wantedLines: i32): i32 {
  known = NO_ANSWER;
  const count = isRaceOver() ? 0 : generate(0);
  const answer = count > 0 && wantedLines === 1 && seesAll() ? askHere() : NO_ANSWER;
  if (answer === NO_ANSWER) return count;
  const kept = keepResult(answer, count);
  if (kept === 0) return count;
  known = answer;
  return kept;
}

/** The best score found, no better and no worse than what the tables know. */
export function scoreOfLine(index: i32): i32 {
  return scoreWithin(scores[index]!, known);
}

/** Searches on for about so many positions. The first depth is always finished, whatever the limit. */
export function resume(budget: i32): i32 {
  const wanted = visited + budget;
  const until = wanted < nodeLimit || depthDone === 0 ? wanted : nodeLimit;
  if (rootCount === 0) return FINISHED;
  while (true) {
    if (!run(until)) return visited >= nodeLimit && depthDone > 0 ? FINISHED : PAUSED;
    if (!widen()) {
      keepLine();
      if (line + 1 < lineCount) nextLine(line + 1);
      else return endDepth();
    }
  }
}

/** Stops: the board goes back to the root, and a better move of the unfinished depth is kept. */
export function finish(): void {
  if (rootBest !== NO_MOVE && line === 0 && depth > depthDone) keepLine();
  abandon();
}

export function lineLengthOf(index: i32): i32 {
  return lineLengths[index]!;
}

export function lineMoveAt(index: i32, at: i32): i32 {
  return lineMoves[index * LONGEST + at]!;
}

/** The first move of each line: what the root moves are sorted by. */
export function rootMoveAt(index: i32): i32 {
  return rootMoves[index]!;
}

function nextDepth(): void {
  depth++;
  nextLine(0);
}

function nextLine(index: i32): void {
  line = index;
  width = 80;
  low = -INFINITE;
  high = INFINITE;
  if (depth >= 5 && lineCount === 1) {
    low = scores[0]! - width;
    high = scores[0]! + width;
  }
  beginIteration(depth, low, high, line);
}

/** A score outside its window is searched again in a wider one. */
function widen(): boolean {
  if (value > low && value < high) return false;
  if (low <= -INFINITE && high >= INFINITE) return false;
  width *= 2;
  if (value <= low) low = width > 4000 ? -INFINITE : value - width;
  else {
    keepBeyond();
    high = width > 4000 ? INFINITE : value + width;
  }
  beginIteration(depth, low, high, line);
  return true;
}

/** A score beyond its window comes without the moves behind it: of the same move those known before still stand. */
function keepBeyond(): void {
  const isSame = lineLengths[line]! > lineLength() && lineMoves[line * LONGEST] === rootBest;
  if (isSame) scores[line] = rootScore;
  else keepLine();
}

/** Moves the best root move of this line up to its place and keeps its line and score. */
function keepLine(): void {
  let from = line;
  while (from < rootCount && rootMoves[from] !== rootBest) from++;
  if (from === rootCount) return;
  for (; from > line; from--) rootMoves[from] = rootMoves[from - 1]!;
  rootMoves[line] = rootBest;
  scores[line] = rootScore;
  const length = lineLength() < LONGEST ? lineLength() : LONGEST;
  lineLengths[line] = length;
  for (let index = 0; index < length; index++) lineMoves[line * LONGEST + index] = lineMove(index);
}

/** A decided race needs no more depth than it has plies. */
function endDepth(): i32 {
  depthDone = depth;
  const sure = scores[lineCount - 1]! < 0 ? -scores[lineCount - 1]! : scores[lineCount - 1]!;
  const decided = lineCount === 1 && sure > DECIDED && depth > 30000 - sure + 1;
  if (depth >= depthLimit || decided) {
    depth = depthDone;
    return FINISHED;
  }
  nextDepth();
  return DEPTH_DONE;
}

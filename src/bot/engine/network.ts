/**
 * The net, kept up to date move by move: two rows of hidden sums a position, brought along only when the position is
 * evaluated. It agrees with net/evaluate.ts to the last unit.
 */
import { BUCKETS, INPUTS, NET_LIMIT, RACE_ROWS } from '../net/shape.ts';
import { squares, turn } from './halves/board.ts';
import { addRow, output, setRow, shiftRow, takeRow } from './halves/layers.ts';
import { ints } from './halves/memory.ts';
import { raceSteps, surveyColour } from './halves/survey.ts';
import { BLACK, WHITE } from './pieces.ts';

const BIAS_ROW = INPUTS;
const OUTPUT_ROWS = INPUTS + 1;
const STACK = 1024;

/** The move that led to each height, with its mover and what it captured. */
const moved = ints(STACK);
const movers = ints(STACK);
const taken = ints(STACK);

/** The sums of the heights up to this one are right. */
let ready = 0;

const outputBias = ints(BUCKETS);

/** The output sum divided by this is the score; 0 where there is no net. */
let divisor = 0;

export function placeOutputBias(bucket: i32, value: i32): void {
  outputBias[bucket] = value;
}

/** Evaluates by the net from now on, or by hand with divisor 0. The position is to be set up again afterwards. */
export function useNet(newDivisor: i32): void {
  divisor = newDivisor;
}

export function hasNet(): boolean {
  return divisor !== 0;
}

/** The row of a man as a colour sees it: own men first, files mirrored for Black. */
function rowOf(view: i32, piece: i32, square: i32): i32 {
  const kind = (piece & 7) - 1 + (piece >> 3 === view ? 0 : 5);
  return (kind << 6) | (view === BLACK ? square ^ 7 : square);
}

/** Counts the sums of the position at this height from nothing. */
export function gather(height: i32): void {
  ready = height;
  for (let view = WHITE; view <= BLACK; view++) setRow(height * 2 + view, BIAS_ROW);
  for (let square = 0; square < 64; square++) {
    const piece = squares[square]!;
    if (piece === 0) continue;
    for (let view = WHITE; view <= BLACK; view++) addRow(height * 2 + view, rowOf(view, piece, square));
  }
}

/** Notes the move that leads to a height. */
export function noteMove(height: i32, move: i32, mover: i32, captured: i32): void {
  moved[height] = move;
  movers[height] = mover;
  taken[height] = captured;
}

/** Goes back to a height, from the one above it. */
export function dropTo(height: i32): void {
  if (ready > height) ready = height;
}

function bringTo(height: i32): void {
  for (; ready < height; ready++) {
    const next = ready + 1;
    const from = moved[next]! & 63;
    const to = moved[next]! >> 6;
    for (let view = WHITE; view <= BLACK; view++) {
      const row = next * 2 + view;
      const mover = movers[next]!;
      shiftRow(row, row - 2, rowOf(view, mover, to), rowOf(view, mover, from));
      if (taken[next] !== 0) takeRow(row, rowOf(view, taken[next]!, to));
    }
  }
}

function raceClass(steps: i32): i32 {
  if (steps >= 12) return 7;
  return steps < 7 ? steps - 1 : 6;
}

function viewOutput(height: i32, view: i32, own: i32, other: i32, outputs: i32): i32 {
  const side = (view === BLACK ? 2 : 0) + (view === turn ? 1 : 0);
  return output(height * 2 + view, RACE_ROWS + ((side << 6) | (own << 3) | other), outputs);
}

/** For the side to move, in tenths of a centipawn; `men` are on the board. */
export function evaluateByNet(height: i32, men: i32): i32 {
  bringTo(height);
  surveyColour(WHITE, false);
  surveyColour(BLACK, false);
  const white = raceClass(raceSteps(WHITE));
  const black = raceClass(raceSteps(BLACK));
  const mine = turn === WHITE ? white : black;
  const theirs = turn === WHITE ? black : white;
  const most = (men - 2) >> 1;
  const bucket = most < BUCKETS ? most : BUCKETS - 1;
  const outputs = OUTPUT_ROWS + bucket * 2;
  const total =
    outputBias[bucket]! +
    viewOutput(height, turn, mine, theirs, outputs) +
    viewOutput(height, turn ^ 1, theirs, mine, outputs + 1);
  const score = (total / divisor) | 0;
  return score > NET_LIMIT ? NET_LIMIT : score < -NET_LIMIT ? -NET_LIMIT : score;
}

/**
 * Legal moves only: a move may attack neither king. A piece is held on a line by its own king (a pin) or by the
 * opponent's (leaving would discover a check), and never lands where it would attack the opponent's king itself.
 */
import { ALL_LISTS } from '../pieces.ts';
import { isAttacked } from './attacks.ts';
import { kings, occupied, pieces, turn } from './board.ts';
import { between, bit, diagonals, kingSteps, knightSteps, lineThrough, lowest, straights } from './lines.ts';
import { ints } from './memory.ts';

/** A stack of move lists, one behind the other. */
export const moves = ints(ALL_LISTS);
let top: i32 = 0;

/** Are moves only counted? The king's are written all the same: there are few. */
let counting = false;

/** Own pieces that shield the own king, and own pieces that shield the opponent's from an own slider. */
let pinned: u64 = 0;
let veils: u64 = 0;

/** Squares from which a slider would attack the opponent's king: diagonally, straight. */
let diagonalChecks: u64 = 0;
let straightChecks: u64 = 0;

function push(from: i32, targets: u64): void {
  if (counting) {
    top += <i32>popcnt(targets);
    return;
  }
  for (let rest = targets; rest !== 0; rest &= rest - 1) moves[top++] = from | (lowest(rest) << 6);
}

function findPins(us: i32): void {
  const king = kings[us];
  const theirs = occupied[us ^ 1];
  const own = (us ^ 1) * 5;
  let sliders = diagonals(king, theirs) & (pieces[own + 1] | pieces[own + 3]);
  sliders |= straights(king, theirs) & (pieces[own + 2] | pieces[own + 3]);
  pinned = 0;
  for (; sliders !== 0; sliders &= sliders - 1) {
    const shield = between[king * 64 + lowest(sliders)] & occupied[us];
    if ((shield & (shield - 1)) === 0) pinned |= shield;
  }
}

/** Fills the squares that would check, and the veils: looks once more through the first own pieces around the king. */
function findChecks(us: i32, all: u64): void {
  const king = kings[us ^ 1];
  const own = us * 5;
  straightChecks = straights(king, all);
  diagonalChecks = diagonals(king, all);
  veils = 0;
  const first = (straightChecks | diagonalChecks) & occupied[us];
  if (first === 0) return;
  let behind = diagonals(king, all & ~first) & (pieces[own + 1] | pieces[own + 3]) & ~diagonalChecks;
  behind |= straights(king, all & ~first) & (pieces[own + 2] | pieces[own + 3]) & ~straightChecks;
  for (; behind !== 0; behind &= behind - 1) veils |= between[king * 64 + lowest(behind)] & first;
}

function pushKing(us: i32, all: u64, targets: u64): void {
  const king = kings[us];
  const other = kings[us ^ 1];
  let steps = kingSteps[king] & ~kingSteps[other] & targets;
  if ((veils & bit(king)) !== 0) steps &= lineThrough[other * 64 + king];
  for (; steps !== 0; steps &= steps - 1) {
    const to = lowest(steps);
    if (!isAttacked(to, us ^ 1, all)) moves[top++] = king | (to << 6);
  }
}

function pushKnights(us: i32, targets: u64): void {
  const free = targets & ~knightSteps[kings[us ^ 1]];
  for (let knights = pieces[us * 5] & ~(pinned | veils); knights !== 0; knights &= knights - 1) {
    const from = lowest(knights);
    push(from, knightSteps[from] & free);
  }
}

/** Keeps a piece on its lines to the kings it shields. */
function held(us: i32, from: i32, targets: u64): u64 {
  let kept = targets;
  if ((pinned & bit(from)) !== 0) kept &= lineThrough[kings[us] * 64 + from];
  if ((veils & bit(from)) !== 0) kept &= lineThrough[kings[us ^ 1] * 64 + from];
  return kept;
}

function pushSliders(us: i32, all: u64, targets: u64): void {
  let rest = pieces[us * 5 + 1];
  let free = targets & ~diagonalChecks;
  for (; rest !== 0; rest &= rest - 1) {
    const from = lowest(rest);
    push(from, held(us, from, diagonals(from, all) & free));
  }
  rest = pieces[us * 5 + 2];
  free = targets & ~straightChecks;
  for (; rest !== 0; rest &= rest - 1) {
    const from = lowest(rest);
    push(from, held(us, from, straights(from, all) & free));
  }
  rest = pieces[us * 5 + 3];
  free &= ~diagonalChecks;
  for (; rest !== 0; rest &= rest - 1) {
    const from = lowest(rest);
    push(from, held(us, from, (diagonals(from, all) | straights(from, all)) & free));
  }
}

/** Writes legal moves to `moves` from `start` on; the king has targets of its own. */
function generateTo(start: i32, targets: u64, kingTargets: u64): i32 {
  const us = turn;
  const all = occupied[0] | occupied[1];
  top = start;
  findPins(us);
  findChecks(us, all);
  pushKing(us, all, kingTargets);
  pushKnights(us, targets);
  pushSliders(us, all, targets);
  return top - start;
}

/** Writes all legal moves to `moves` from `start` on and returns how many; whether the race is over is not asked. */
export function generate(start: i32): i32 {
  return generateTo(start, ~occupied[turn], ~occupied[turn]);
}

/** The same for captures and, where asked for, king moves to a higher rank. */
export function generateForcing(start: i32, advances: boolean): i32 {
  const theirs = occupied[turn ^ 1];
  const above = advances ? (<u64>-2) << (<u64>(kings[turn] | 7)) : 0;
  return generateTo(start, theirs, theirs | (above & ~occupied[turn]));
}

/** How many legal moves there are; `moves` is overwritten from `start` on. */
export function countMoves(start: i32): i32 {
  counting = true;
  const number = generate(start);
  counting = false;
  return number;
}

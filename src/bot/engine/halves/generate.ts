/**
 * Legal moves only: a move may attack neither king. A piece is held on a line by its own king (a pin) or by the
 * opponent's (leaving would discover a check), and never lands where it would attack the opponent's king itself.
 */
import { ALL_LISTS } from '../pieces.ts';
import { isAttacked } from './attacks.ts';
import { kings, occupied, pieces, turn } from './board.ts';
import {
  between,
  count,
  diagonals,
  has,
  kingSteps,
  knightSteps,
  lineThrough,
  lowest,
  seen,
  straights,
} from './lines.ts';
import { ints } from './memory.ts';

/** A stack of move lists, one behind the other. */
export const moves = ints(ALL_LISTS);
let top = 0;

/** Are moves only counted? The king's are written all the same: there are few. */
let counting = false;

/** Own pieces that shield the own king, and own pieces that shield the opponent's from an own slider. */
const pinned = ints(2);
const veils = ints(2);

/** Squares from which a slider would attack the opponent's king: diagonally, straight. */
const diagonalChecks = ints(2);
const straightChecks = ints(2);

/** Squares a piece may land on at all. */
const targets = ints(2);

function push(from: i32, toLow: i32, toHigh: i32): void {
  if (counting) {
    top += count(toLow) + count(toHigh);
    return;
  }
  let low = toLow;
  let high = toHigh;
  for (; low !== 0; low &= low - 1) moves[top++] = from | ((31 - Math.clz32(low & -low)) << 6);
  for (; high !== 0; high &= high - 1) moves[top++] = from | ((63 - Math.clz32(high & -high)) << 6);
}

function findPins(us: i32, theirLow: i32, theirHigh: i32): void {
  const king = kings[us]!;
  const ours = us * 2;
  const theirs = (us ^ 1) * 10;
  diagonals(king, theirLow, theirHigh);
  let low = seen[0]! & (pieces[theirs + 2]! | pieces[theirs + 6]!);
  let high = seen[1]! & (pieces[theirs + 3]! | pieces[theirs + 7]!);
  straights(king, theirLow, theirHigh);
  low |= seen[0]! & (pieces[theirs + 4]! | pieces[theirs + 6]!);
  high |= seen[1]! & (pieces[theirs + 5]! | pieces[theirs + 7]!);
  pinned[0] = 0;
  pinned[1] = 0;
  while ((low | high) !== 0) {
    const slider = lowest(low, high);
    if (low !== 0) low &= low - 1;
    else high &= high - 1;
    const line = (king * 64 + slider) * 2;
    const shieldLow = between[line]! & occupied[ours]!;
    const shieldHigh = between[line + 1]! & occupied[ours + 1]!;
    const alone =
      shieldLow === 0
        ? (shieldHigh & (shieldHigh - 1)) === 0
        : ((shieldLow & (shieldLow - 1)) | shieldHigh) === 0;
    if (!alone) continue;
    pinned[0]! |= shieldLow;
    pinned[1]! |= shieldHigh;
  }
}

/** Fills the squares that would check, and the veils: looks once more through the first own pieces around the king. */
function findChecks(us: i32, low: i32, high: i32): void {
  const king = kings[us ^ 1]!;
  const own = us * 10;
  straights(king, low, high);
  const straightLow = seen[0]!;
  const straightHigh = seen[1]!;
  diagonals(king, low, high);
  const diagonalLow = seen[0]!;
  const diagonalHigh = seen[1]!;
  straightChecks[0] = straightLow;
  straightChecks[1] = straightHigh;
  diagonalChecks[0] = diagonalLow;
  diagonalChecks[1] = diagonalHigh;
  veils[0] = 0;
  veils[1] = 0;
  const firstLow = (straightLow | diagonalLow) & occupied[us * 2]!;
  const firstHigh = (straightHigh | diagonalHigh) & occupied[us * 2 + 1]!;
  if ((firstLow | firstHigh) === 0) return;
  diagonals(king, low & ~firstLow, high & ~firstHigh);
  let behindLow = seen[0]! & (pieces[own + 2]! | pieces[own + 6]!) & ~diagonalLow;
  let behindHigh = seen[1]! & (pieces[own + 3]! | pieces[own + 7]!) & ~diagonalHigh;
  straights(king, low & ~firstLow, high & ~firstHigh);
  behindLow |= seen[0]! & (pieces[own + 4]! | pieces[own + 6]!) & ~straightLow;
  behindHigh |= seen[1]! & (pieces[own + 5]! | pieces[own + 7]!) & ~straightHigh;
  while ((behindLow | behindHigh) !== 0) {
    const slider = lowest(behindLow, behindHigh);
    if (behindLow !== 0) behindLow &= behindLow - 1;
    else behindHigh &= behindHigh - 1;
    const line = (king * 64 + slider) * 2;
    veils[0]! |= between[line]! & firstLow;
    veils[1]! |= between[line + 1]! & firstHigh;
  }
}

function pushKing(us: i32, low: i32, high: i32, toLow: i32, toHigh: i32): void {
  const king = kings[us]!;
  const other = kings[us ^ 1]!;
  let stepsLow = kingSteps[king * 2]! & ~kingSteps[other * 2]! & toLow;
  let stepsHigh = kingSteps[king * 2 + 1]! & ~kingSteps[other * 2 + 1]! & toHigh;
  if (has(veils[0]!, veils[1]!, king)) {
    stepsLow &= lineThrough[(other * 64 + king) * 2]!;
    stepsHigh &= lineThrough[(other * 64 + king) * 2 + 1]!;
  }
  while ((stepsLow | stepsHigh) !== 0) {
    const to = lowest(stepsLow, stepsHigh);
    if (stepsLow !== 0) stepsLow &= stepsLow - 1;
    else stepsHigh &= stepsHigh - 1;
    if (!isAttacked(to, us ^ 1, low, high)) moves[top++] = king | (to << 6);
  }
}

function pushKnights(us: i32): void {
  const step = kings[us ^ 1]! * 2;
  const toLow = targets[0]! & ~knightSteps[step]!;
  const toHigh = targets[1]! & ~knightSteps[step + 1]!;
  let low = pieces[us * 10]! & ~(pinned[0]! | veils[0]!);
  let high = pieces[us * 10 + 1]! & ~(pinned[1]! | veils[1]!);
  while ((low | high) !== 0) {
    const from = lowest(low, high);
    if (low !== 0) low &= low - 1;
    else high &= high - 1;
    push(from, knightSteps[from * 2]! & toLow, knightSteps[from * 2 + 1]! & toHigh);
  }
}

/** Bishops, rooks and queens: kinds that see diagonally, straight or both. */
function pushSliders(us: i32, kind: i32, diagonal: boolean, straight: boolean, low: i32, high: i32): void {
  const set = (us * 5 + kind) * 2;
  let fromLow = pieces[set]!;
  let fromHigh = pieces[set + 1]!;
  if ((fromLow | fromHigh) === 0) return;
  let maskLow = targets[0]!;
  let maskHigh = targets[1]!;
  if (diagonal) {
    maskLow &= ~diagonalChecks[0]!;
    maskHigh &= ~diagonalChecks[1]!;
  }
  if (straight) {
    maskLow &= ~straightChecks[0]!;
    maskHigh &= ~straightChecks[1]!;
  }
  while ((fromLow | fromHigh) !== 0) {
    const from = lowest(fromLow, fromHigh);
    if (fromLow !== 0) fromLow &= fromLow - 1;
    else fromHigh &= fromHigh - 1;
    let toLow = 0;
    let toHigh = 0;
    if (diagonal) {
      diagonals(from, low, high);
      toLow = seen[0]!;
      toHigh = seen[1]!;
    }
    if (straight) {
      straights(from, low, high);
      toLow |= seen[0]!;
      toHigh |= seen[1]!;
    }
    toLow &= maskLow;
    toHigh &= maskHigh;
    if (has(pinned[0]!, pinned[1]!, from)) {
      toLow &= lineThrough[(kings[us]! * 64 + from) * 2]!;
      toHigh &= lineThrough[(kings[us]! * 64 + from) * 2 + 1]!;
    }
    if (has(veils[0]!, veils[1]!, from)) {
      toLow &= lineThrough[(kings[us ^ 1]! * 64 + from) * 2]!;
      toHigh &= lineThrough[(kings[us ^ 1]! * 64 + from) * 2 + 1]!;
    }
    push(from, toLow, toHigh);
  }
}

/** Writes legal moves from `start` on; `kingLow` and `kingHigh` are the squares the king may try. */
function generateTo(start: i32, kingLow: i32, kingHigh: i32): i32 {
  const us = turn;
  const theirLow = occupied[(us ^ 1) * 2]!;
  const theirHigh = occupied[(us ^ 1) * 2 + 1]!;
  const low = occupied[us * 2]! | theirLow;
  const high = occupied[us * 2 + 1]! | theirHigh;
  top = start;
  findPins(us, theirLow, theirHigh);
  findChecks(us, low, high);
  pushKing(us, low, high, kingLow, kingHigh);
  pushKnights(us);
  pushSliders(us, 1, true, false, low, high);
  pushSliders(us, 2, false, true, low, high);
  pushSliders(us, 3, true, true, low, high);
  return top - start;
}

/** Writes all legal moves to `moves` from `start` on and returns how many; whether the race is over is not asked. */
export function generate(start: i32): i32 {
  targets[0] = ~occupied[turn * 2]!;
  targets[1] = ~occupied[turn * 2 + 1]!;
  return generateTo(start, targets[0]!, targets[1]!);
}

/** The same for captures and, where asked for, king moves to a higher rank. */
export function generateForcing(start: i32, advances: boolean): i32 {
  const theirs = (turn ^ 1) * 2;
  targets[0] = occupied[theirs]!;
  targets[1] = occupied[theirs + 1]!;
  if (!advances) return generateTo(start, targets[0]!, targets[1]!);
  const king = kings[turn]!;
  const above = (king & 24) === 24 ? 0 : -1 << ((king & 24) + 8);
  const aboveLow = king < 32 ? above : 0;
  const aboveHigh = king < 32 ? -1 : above;
  return generateTo(
    start,
    targets[0]! | (aboveLow & ~occupied[turn * 2]!),
    targets[1]! | (aboveHigh & ~occupied[turn * 2 + 1]!),
  );
}

/** How many legal moves there are; `moves` is overwritten from `start` on. */
export function countMoves(start: i32): i32 {
  counting = true;
  const number = generate(start);
  counting = false;
  return number;
}

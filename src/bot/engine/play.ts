/** The position being searched and the way it came about: hash key, counters, and the keys of earlier positions. */
import { clear, make, put, setTurn, squares, unmake } from './halves/board.ts';
import { ints, multiply } from './halves/memory.ts';
import { dropTo, gather, hasNet, noteMove } from './network.ts';
import { BLACK } from './pieces.ts';
import { squareValues } from './weights.ts';

const STACK = 1024;
const keysLow = ints(STACK);
const keysHigh = ints(STACK);
const clocks = ints(STACK);
const captures = ints(STACK);
const sums = ints(STACK);

/** Moves played since the stack was last cut. */
export let height = 0;

/** The key of the position, and what sets apart searches that judge differently. */
export let keyLow = 0;
export let keyHigh = 0;

/** Single moves since the last capture. */
export let halfmoves = 0;

/** White's piece-square sum less Black's. */
export let pieceSum = 0;

/** Men on the board, the kings counted. */
export let men = 0;

/** The half-move clock at which search calls a draw: a claim's 100 while it can still be reached, else 150. */
let drawClock = 100;

const zobristLow = ints(1024);
const zobristHigh = ints(1024);
let seed = 0x2545f491;

function random(): i32 {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return seed;
}

for (let index = 0; index < 1024; index++) {
  zobristLow[index] = random();
  zobristHigh[index] = random();
}
const TURN_LOW = 0x1b873593;
const TURN_HIGH = 0x19d699a5;

function toggle(piece: i32, square: i32): void {
  keyLow ^= zobristLow[(piece << 6) | square]!;
  keyHigh ^= zobristHigh[(piece << 6) | square]!;
}

function worth(piece: i32, square: i32): i32 {
  const value = squareValues[((piece & 7) << 6) | square]!;
  return piece >= 8 ? -value : value;
}

function toggleTurn(): void {
  keyLow ^= TURN_LOW;
  keyHigh ^= TURN_HIGH;
}

/** Sets apart the table entries of searches that judge differently. */
let keySalt = 0;

export function saltKeys(salt: i32): void {
  keySalt = multiply(salt, 0x1e3779b1);
}

export function clearPosition(): void {
  clear();
  height = 0;
  keyLow = keySalt;
  keyHigh = 0;
  pieceSum = 0;
  men = 0;
}

export function placePiece(piece: i32, square: i32): void {
  put(piece, square);
  men++;
  toggle(piece, square);
  pieceSum += worth(piece, square);
}

export function startPosition(colour: i32, clock: i32): void {
  setTurn(colour);
  if (colour === BLACK) toggleTurn();
  halfmoves = clock;
  drawClock = clock < 100 ? 100 : 150;
  if (hasNet()) gather(height);
}

export function play(move: i32): void {
  const from = move & 63;
  const to = move >> 6;
  const piece = squares[from]!;
  keysLow[height] = keyLow;
  keysHigh[height] = keyHigh;
  clocks[height] = halfmoves;
  sums[height] = pieceSum;
  const captured = make(move);
  captures[height] = captured;
  height++;
  noteMove(height, move, piece, captured);
  toggle(piece, from);
  toggle(piece, to);
  toggleTurn();
  pieceSum += worth(piece, to) - worth(piece, from);
  if (captured === 0) {
    halfmoves++;
    return;
  }
  men--;
  toggle(captured, to);
  pieceSum -= worth(captured, to);
  halfmoves = 0;
}

export function undo(move: i32): void {
  height--;
  dropTo(height);
  const captured = captures[height]!;
  unmake(move, captured);
  if (captured !== 0) men++;
  keyLow = keysLow[height]!;
  keyHigh = keysHigh[height]!;
  halfmoves = clocks[height]!;
  pieceSum = sums[height]!;
}

/** Plays a move of the game itself; what lies before a capture can't come again and is forgotten. */
export function playInGame(move: i32): void {
  play(move);
  if (halfmoves === 0 || height >= STACK / 2) height = 0;
  drawClock = halfmoves < 100 ? 100 : 150;
  if (hasNet()) gather(height);
}

/** Has this position stood before, since the last capture? One repetition counts as the draw it can lead to. */
function isRepeated(): boolean {
  const oldest = height - halfmoves;
  for (let index = height - 4; index >= 0 && index >= oldest; index -= 2) {
    if (keysLow[index] === keyLow && keysHigh[index] === keyHigh) return true;
  }
  return false;
}

export function isDrawn(): boolean {
  return halfmoves >= drawClock || isRepeated();
}

/** A number from 0 to 1023 that hangs on the position, a salt and a move alone. */
export function chance(salt: i32, move: i32): i32 {
  let hash = multiply(keyLow ^ salt, 0x45d9f3b) ^ multiply(keyHigh ^ move, 0x119de1f3);
  hash ^= hash >>> 15;
  hash = multiply(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) & 1023;
}

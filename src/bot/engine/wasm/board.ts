/** The board the engine searches on: one piece set a kind and colour, changed in place by `make` and `unmake`. */
import { BLACK, KING, WHITE } from '../pieces.ts';
import { bit } from './lines.ts';
import { ints } from './memory.ts';

/** By `colour * 5 + kind - 1`. */
export const pieces = new StaticArray<u64>(10);

/** By colour. */
export const occupied = new StaticArray<u64>(2);

/** The piece on each square, 0 where there is none. */
export const squares = ints(64);

/** The king's square of each colour. */
export const kings = ints(2);

/** The colour to move. */
export let turn: i32 = WHITE;

export function clear(): void {
  pieces.fill(0);
  occupied.fill(0);
  squares.fill(0);
}

export function setTurn(colour: i32): void {
  turn = colour;
}

/** Adds a piece to empty squares or takes it away again. */
function toggle(piece: i32, set: u64): void {
  const colour = piece >> 3;
  pieces[colour * 5 + (piece & 7) - 1] ^= set;
  occupied[colour] ^= set;
}

export function put(piece: i32, square: i32): void {
  toggle(piece, bit(square));
  squares[square] = piece;
  if ((piece & 7) === KING) kings[piece >> 3] = square;
}

/** Plays a move and returns the piece it captured, or 0. */
export function make(move: i32): i32 {
  const from = move & 63;
  const to = move >> 6;
  const piece = squares[from];
  const captured = squares[to];
  if (captured !== 0) toggle(captured, bit(to));
  toggle(piece, bit(from) | bit(to));
  squares[from] = 0;
  squares[to] = piece;
  if ((piece & 7) === KING) kings[turn] = to;
  turn ^= BLACK;
  return captured;
}

export function unmake(move: i32, captured: i32): void {
  const from = move & 63;
  const to = move >> 6;
  const piece = squares[to];
  toggle(piece, bit(from) | bit(to));
  if (captured !== 0) toggle(captured, bit(to));
  squares[from] = piece;
  squares[to] = captured;
  turn ^= BLACK;
  if ((piece & 7) === KING) kings[turn] = from;
}

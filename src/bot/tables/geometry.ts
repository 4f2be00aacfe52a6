import type { Square } from '../../rules/squares.ts';

/** `REACH[from * 64 + to]`: the roles (bit 0 queen, 1 rook, 2 bishop, 3 knight, 4 king) that attack `to`. */
export const REACH = new Uint8Array(4096);

/** The squares strictly between two squares on one line, as two halves of a bitboard (ranks 1-4, 5-8). */
export const BETWEEN_LOW = new Int32Array(4096);
export const BETWEEN_HIGH = new Int32Array(4096);

export const lowBit = (square: Square): number => (square < 32 ? 1 << square : 0);
export const highBit = (square: Square): number => (square < 32 ? 0 : 1 << (square & 31));

function reachOf(files: number, ranks: number): number {
  const [long, short] = [Math.max(files, ranks), Math.min(files, ranks)];
  const straight = short === 0 ? 0b0011 : 0;
  const diagonal = short === long ? 0b0101 : 0;
  const knight = short === 1 && long === 2 ? 0b1000 : 0;
  return straight | diagonal | knight | (long === 1 ? 0b10000 : 0);
}

function fillPair(from: Square, to: Square): void {
  const files = (to & 7) - (from & 7);
  const ranks = (to >> 3) - (from >> 3);
  const pair = from * 64 + to;
  REACH[pair] = reachOf(Math.abs(files), Math.abs(ranks));
  if ((REACH[pair]! & 0b0111) === 0) return;
  const step = Math.sign(files) + 8 * Math.sign(ranks);
  for (let square = from + step; square !== to; square += step) {
    BETWEEN_LOW[pair]! |= lowBit(square);
    BETWEEN_HIGH[pair]! |= highBit(square);
  }
}

for (let from = 0; from < 64; from++) {
  for (let to = 0; to < 64; to++) if (from !== to) fillPair(from, to);
}

/** The opening book: what a long look at the first moves has found, so that games of the best player differ too. */
import { legalMoves } from '../../rules/moves.ts';
import type { Move, Position } from '../../rules/position.ts';
import { parseUci } from '../../notation/uci.ts';

/** By `bookKey`: moves with their centipawns for the side to move, best first, as in `'h2h3 15 g1g5 9'`. */
export type Book = Readonly<Record<string, string>>;

export interface BookMove {
  readonly move: Move;
  readonly centipawns: number;
}

/** Centipawns below the best that make a move about a third as likely. */
const SOFTNESS = 10;

/** A short name of a board and whose turn it is (FNV-1a); the few positions of a book don't collide. */
export function bookKey({ board, turn }: Position): string {
  let hash = turn === 'white' ? 0x811c9dc5 : 0x1c9dc581;
  for (const code of board.codes) hash = Math.imul(hash ^ code, 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What the book knows of a position, best first; empty where it knows nothing. */
export function bookMoves(book: Book, position: Position): readonly BookMove[] {
  const words = book[bookKey(position)]?.split(' ') ?? [];
  const legal = legalMoves(position);
  const found: BookMove[] = [];
  for (let index = 0; index + 1 < words.length; index += 2) {
    const named = parseUci(words[index] ?? '');
    const move = legal.find(({ from, to }) => from === named?.from && to === named.to);
    if (move) found.push({ move, centipawns: Number(words[index + 1]) });
  }
  return found;
}

/** One of them, a better one likelier; `random` is from 0 to 1. */
export function pickBookMove(moves: readonly BookMove[], random: number): BookMove | undefined {
  const best = moves[0]?.centipawns ?? 0;
  const weights = moves.map(({ centipawns }) => Math.exp((centipawns - best) / SOFTNESS));
  let rest = random * weights.reduce((sum, weight) => sum + weight, 0);
  return moves.find((_, index) => (rest -= weights[index] ?? 0) < 0);
}

/**
 * Endgame tables in search. They know who wins, not how soon, so they are asked where a capture has led to four men or
 * fewer; at a root of so few men they tell which moves keep the result, and search finds the way among those.
 */
import { kings, squares, turn } from './halves/board.ts';
import { ints } from './halves/memory.ts';
import { askTables } from './halves/tables.ts';
import { BLACK, KING, WHITE } from './pieces.ts';
import { men } from './play.ts';

/** A table's win, less the plies to it: above every evaluation, below every race that is seen to its end. */
export const TABLE_WIN = 25000;

// 1 is a draw, which nobody asks for by name.
export const NO_ANSWER = -1;
export const LOST = 0;
export const WON = 2;

const MOST_MEN = 4;

/** Fewer men than this are looked up; 0 where a weaker player doesn't know the tables. */
let asksBelow = 0;

/** What each kind of man adds to a material's code: White's queen to knight, Black's queen to knight. */
const weights = ints(8);
for (let kind = 0, weight = 1; kind < 8; kind++, weight *= 3) weights[kind] = weight;

export function aimTables(isUsed: boolean): void {
  asksBelow = !isUsed ? 0 : men > MOST_MEN ? MOST_MEN + 1 : men;
}

function kindOf(piece: i32): i32 {
  return 4 - (piece & 7) + (piece >= 8 ? 4 : 0);
}

/** The result for the side to move, or NO_ANSWER. */
export function askHere(): i32 {
  if (men > MOST_MEN || kings[WHITE]! >= 56 || kings[BLACK]! >= 56) return NO_ANSWER;
  let code = 0;
  let first = -1;
  let second = -1;
  for (let square = 0; square < 64; square++) {
    const piece = squares[square]!;
    if (piece === 0 || (piece & 7) === KING) continue;
    code += weights[kindOf(piece)]!;
    if (first < 0) first = square;
    else second = square;
  }
  if (second >= 0 && kindOf(squares[second]!) < kindOf(squares[first]!)) {
    return askTables(code, turn === WHITE, kings[WHITE]!, kings[BLACK]!, second, first);
  }
  const man = first < 0 ? 0 : first;
  return askTables(code, turn === WHITE, kings[WHITE]!, kings[BLACK]!, man, second < 0 ? 0 : second);
}

/** The same in search: only where a capture has led here from the root. */
export function askInSearch(): i32 {
  return men < asksBelow ? askHere() : NO_ANSWER;
}

export function tableScore(answer: i32, ply: i32): i32 {
  return answer === WON ? TABLE_WIN - ply : answer === LOST ? ply - TABLE_WIN : 0;
}

/** How a weaker player sees the board: some replies are overlooked, and positions are a little misjudged. */
import { squares, turn } from './halves/board.ts';
import { evaluate } from './evaluate.ts';
import { KNIGHT } from './pieces.ts';
import { chance, saltKeys } from './play.ts';

/** Out of 1024: how often an ordinary reply is overlooked. */
let blindness = 0;

/** The most an evaluation is off, in tenths of a centipawn. */
let misjudgement = 0;

let salt = 0;

/** The same salt gives the same oversights; 0 and 0 are full strength. Set before the position. */
export function setPerception(blind: i32, misjudging: i32, seed: i32): void {
  blindness = blind;
  misjudgement = misjudging;
  salt = blind === 0 && misjudging === 0 ? 0 : seed;
  saltKeys(salt);
}

/** Full strength: nothing is overlooked or misjudged. */
export function seesAll(): boolean {
  return blindness === 0 && misjudgement === 0;
}

/** The evaluation as this player sees it: the same misjudgement each time a position is seen. */
export function judge(): i32 {
  const value = evaluate();
  if (misjudgement === 0) return value;
  return value + ((((chance(salt, 0) - 512) * misjudgement) / 512) | 0);
}

/** Is this reply of the opponent overlooked? Long moves and moves backwards are, more often than others. */
export function isOverlooked(move: i32, ply: i32): boolean {
  if (blindness === 0 || (ply & 1) === 0) return false;
  const from = move & 63;
  const to = move >> 6;
  const ranks = (to >> 3) - (from >> 3);
  const files = (to & 7) - (from & 7);
  const far = ranks * ranks + files * files >= 9 && (squares[from]! & 7) !== KNIGHT;
  const often = blindness * (1 + (far ? 1 : 0) + (ranks < 0 ? 1 : 0));
  return chance(salt + turn, move) < often;
}

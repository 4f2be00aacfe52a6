import { blackMayReply } from './halves/attacks.ts';
import { kings, turn } from './halves/board.ts';
import { BLACK, WHITE } from './pieces.ts';

/** Is the race decided? White's king on the goal leaves Black to move one reply, where one arrives. */
export function isRaceOver(): boolean {
  if (kings[BLACK]! >= 56) return true;
  return kings[WHITE]! >= 56 && (turn === WHITE || !blackMayReply());
}

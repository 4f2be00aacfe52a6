/** What endgame tables say of the root: which moves keep the result, and what a score may be. */
import { LOST, NO_ANSWER, TABLE_WIN, WON, askHere } from './endings.ts';
import { moves } from './halves/generate.ts';
import { play, undo } from './play.ts';
import { isArrival } from './quiesce.ts';

/**
 * Puts the root's moves that keep the result first and says how many they are; 0 where a table is missing, a king
 * arrives, or none keeps it.
 */
export function keepResult(answer: i32, count: i32): i32 {
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const move = moves[index]!;
    if (isArrival(move)) return 0;
    play(move);
    const reply = askHere();
    undo(move);
    if (reply === NO_ANSWER) return 0;
    if (reply !== WON - answer) continue;
    moves[index] = moves[kept]!;
    moves[kept++] = move;
  }
  return kept;
}

/** A score no better and no worse than what the tables know. */
export function scoreWithin(score: i32, known: i32): i32 {
  if (known === NO_ANSWER) return score;
  if (known === WON) return score < TABLE_WIN ? TABLE_WIN : score;
  if (known === LOST) return score > -TABLE_WIN ? -TABLE_WIN : score;
  return 0;
}

import { play } from '../rules/position.ts';
import { hintReasons } from './hintReasons.ts';
import type { Hint, HintQuestion } from './protocol.ts';
import { search, type Mind, type Thinking } from './slices.ts';

const DEFAULT_MS = 500;

/** The best move at full strength, and why. */
export function* hint(mind: Mind, question: HintQuestion): Thinking<Hint> {
  const { start, moves, moveTimeMs = DEFAULT_MS } = question;
  const { lines } = yield* search(mind, question, { moveTimeMs });
  const [line] = lines;
  const [move] = line?.moves ?? [];
  if (!line || !move) throw new Error('the bot was asked for a hint in a finished game');
  const { score, moves: pv } = line;
  return { move, score, pv, reasons: hintReasons(moves.reduce(play, start), { move, score, pv }) };
}

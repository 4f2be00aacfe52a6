import type { PgnError } from '../../notation/pgnProblems.ts';
import type { PgnGame } from '../../notation/pgnTree.ts';
import { pgnSteps } from '../../notation/pgn.ts';

/** The games of a text that could be read, and the first thing against the others. */
export interface Games {
  readonly games: readonly PgnGame[];
  readonly error?: PgnError;
}

/** Longer than this the page is never kept waiting. */
const SLICE_MS = 8;

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Takes a long job's steps a few milliseconds at a time. */
export async function inSlices<T>(steps: Iterable<T>, take: (step: T) => void): Promise<void> {
  let began = performance.now();
  for (const step of steps) {
    take(step);
    if (performance.now() - began < SLICE_MS) continue;
    await breathe();
    began = performance.now();
  }
}

/** Reads games without freezing the page; of one with a fault, what comes before it. */
export async function readGames(text: string): Promise<Games> {
  const games: PgnGame[] = [];
  let error: PgnError | undefined;
  await inSlices(pgnSteps(text), (reading) => {
    if (reading === undefined) return;
    if (!reading.ok) error ??= reading.error.errors[0];
    const game = reading.ok ? reading.value.game : reading.error.legalPart;
    if (game !== undefined) games.push(game);
  });
  return { games, ...(error && { error }) };
}

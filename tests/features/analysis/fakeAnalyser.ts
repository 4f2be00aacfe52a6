import type { Analysis, AnalysisQuestion } from '../../../src/bot/protocol.ts';
import type { Analyser } from '../../../src/features/analysis/review.ts';
import type { Position } from '../../../src/rules/position.ts';
import { play } from '../../../src/rules/position.ts';
import { legalMoves } from '../../../src/rules/moves.ts';

export interface Asked {
  readonly question: AnalysisQuestion;
  readonly signal: AbortSignal | undefined;
  readonly progress: (analysis: Analysis) => void;
  readonly answer: (analysis: Analysis) => void;
  readonly fail: () => void;
}

/** Takes questions and answers when it is told to. */
export function fakeAnalyser(): {
  bot: Analyser & { dispose: () => void };
  asked: Asked[];
  disposed: () => number;
} {
  const asked: Asked[] = [];
  let disposed = 0;
  const analyse: Analyser['analyse'] = (question, progress, signal) =>
    new Promise((resolve, reject) => {
      const fail = (): void => reject(new Error('the bot’s answer: aborted'));
      signal?.addEventListener('abort', fail);
      asked.push({ question, signal, progress, answer: resolve, fail });
    });
  return { bot: { analyse, dispose: () => void disposed++ }, asked, disposed: () => disposed };
}

/** A word of the engine: the first legal moves of the position, best first, by these scores. */
export function analysisOf(
  { start, moves }: AnalysisQuestion,
  depth: number,
  ...scores: readonly number[]
): Analysis {
  const position = moves.reduce<Position>(play, start);
  const legal = legalMoves(position);
  const lines = scores.flatMap((centipawns, n) => {
    const move = legal[n];
    return move ? [{ score: { centipawns }, moves: [move] }] : [];
  });
  return { depth, nodes: 1_000, elapsedMs: 10, lines };
}

import { play } from '../rules/position.ts';
import type { SearchInfo } from './engine/engine.ts';
import type { Analysis, AnalysisQuestion } from './protocol.ts';
import { search, type Mind, type Thinking } from './slices.ts';

/** Full strength, several lines, a word at every depth. */
export function* analyse(
  mind: Mind,
  question: AnalysisQuestion,
  onProgress: (analysis: Analysis) => void,
): Thinking<Analysis> {
  const started = mind.now();
  const position = question.moves.reduce(play, question.start);
  const report = ({ depth, nodes, lines }: SearchInfo): Analysis => ({
    depth,
    nodes,
    lines,
    elapsedMs: mind.now() - started,
    ...(mind.probe?.(position)?.wdl === 'draw' ? { isDrawn: true } : {}),
  });
  const { lines: multiPv, depth, moveTimeMs } = question;
  const limits = {
    multiPv,
    ...(depth === undefined ? {} : { depth }),
    ...(moveTimeMs === undefined ? {} : { moveTimeMs }),
  };
  const result = yield* search(mind, question, limits, (info) => onProgress(report(info)));
  return report(result);
}

import type { PgnError } from '../../notation/pgnProblems.ts';
import type { Problem } from '../problem.ts';
import { replayWords } from '../words.ts';

/** What is wrong with a PGN and where, in a sentence. */
export function pgnProblem(error: PgnError): Problem {
  const { code, line, column, text } = error;
  const what =
    code === 'otherVariant'
      ? replayWords.otherVariant(error.variant)
      : code === 'notPgn'
        ? replayWords.noGame
        : code === 'tooLong'
          ? replayWords.tooLarge
          : code === 'badFen'
            ? replayWords.badFen(text)
            : replayWords.notUnderstood(text);
  return { code, message: replayWords.atLine(line, what), line, column };
}

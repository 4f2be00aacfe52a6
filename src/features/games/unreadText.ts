import type { Words } from './gameText.ts';
import type { Unread } from './importPgn.ts';

type ImportWords = Words['import'];

/** Which game of the text, and where in it. */
export const placeOf = (words: ImportWords, { number, error }: Unread): string =>
  `${'line' in error ? words.place(number, error.line) : words.game(number)}:`;

/** What is wrong with it, in a sentence. */
export function problemOf({ problem }: ImportWords, { error }: Unread): string {
  switch (error.code) {
    case 'otherVariant':
      return problem.otherVariant(error.variant);
    case 'unclosedComment':
    case 'unclosedVariation':
    case 'strayVariation':
    case 'nestedTooDeep':
      return problem.brackets;
    case 'tooLong':
    case 'notPgn':
    case 'movesAfterEnd':
      return problem[error.code];
    case 'illegalMove':
    case 'ambiguousMove':
    case 'unreadableMove':
    case 'noSuchPiece':
    case 'gameOver':
    case 'badFen':
      return problem[error.code](error.text);
  }
}

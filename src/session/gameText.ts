import type { Translation } from '../i18n/messages.ts';
import { sanWith, type Letters } from '../notation/letterSets.ts';
import { opposite } from '../rules/board.ts';
import type { Outcome } from '../rules/outcome.ts';
import { squareName } from '../rules/squares.ts';
import type { en } from './messages/en.ts';
import type { HeldMove } from './sessionState.ts';

type Words = Translation<typeof en>;

export const verdictOf = (words: Words, outcome: Outcome): string => words.verdict[outcome.winner ?? 'draw'];

/** Why the game ended, in a sentence. */
export function reasonOf(words: Words, outcome: Outcome): string {
  const { reason, winner } = outcome;
  if (reason !== 'resignation' && reason !== 'flag') return words.reasons[reason];
  const loser = opposite(winner ?? 'white');
  return reason === 'resignation' ? words.resigned[loser] : words.flagged[loser];
}

/** What a held move waits for. */
export const heldOf = (words: Words, { san, replies }: HeldMove, letters: Letters): string =>
  replies.length > 0
    ? words.held.text(
        sanWith(letters, san),
        replies.map(({ to }) => `${letters.king}${squareName(to)}`),
      )
    : words.confirm.text(sanWith(letters, san));

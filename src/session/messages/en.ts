import { listed } from '../../i18n/listed.ts';
import { moveWords, outcomeWords } from '../boardMessages/en.ts';

/** The words every board needs: sides, pieces, squares, moves read aloud, and how a game ended. */
export const en = {
  ...moveWords,
  ...outcomeWords,
  colors: { white: 'White', black: 'Black' },
  takenBack: (number: number, toMove: string) => `Taken back to move ${number}. ${toMove}.`,
  offers: { white: 'White offers a draw', black: 'Black offers a draw' },
  declined: { white: 'White declines the draw.', black: 'Black declines the draw.' },
  newGame: (toMove: string) => `New game. ${toMove}.`,
  /** A step onto the eighth rank that waits for a second word. */
  held: {
    headline: 'Black can follow',
    text: (move: string, replies: readonly string[]) =>
      `After ${move} Black draws with ${listed(replies, ' or ')}.`,
    play: 'Play it anyway',
    back: 'Think again',
  },
  /** A move that waits because its player confirms each. */
  confirm: {
    headline: 'Confirm your move',
    text: (move: string) => `${move} is not played yet: choose its square again.`,
    play: 'Play it',
    back: 'Back',
  },
  /** A move made ahead; `n` is its place among several. */
  premove: {
    set: (n: number, piece: string, from: string, to: string) => `Premove ${n}: ${piece} ${from} to ${to}.`,
    dropped: (from: string, to: string) => `The premove from ${from} to ${to} is not possible any more.`,
    cancelled: 'Premoves cancelled.',
  },
  reasons: {
    ...outcomeWords.reasons,
    threefold: 'The same position came up three times, and the draw was claimed.',
    fifty: 'Fifty moves by each side without a capture, and the draw was claimed.',
    agreement: 'The players agreed to a draw.',
  },
  resigned: { white: 'White resigned.', black: 'Black resigned.' },
  flagged: { white: 'White ran out of time.', black: 'Black ran out of time.' },
};

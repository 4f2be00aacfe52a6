import type { IllegalReason } from '../rules/whyIllegal.ts';
import type { Move } from '../rules/position.ts';
import type { FenError } from './fen.ts';
import type { PgnGame, PgnResult } from './pgnTree.ts';

/** Where in the source, both from 1; the column counts UTF-16 units. */
export interface PgnPlace {
  readonly line: number;
  readonly column: number;
}

/** Why a game could not be read whole. */
export type PgnFault =
  | { readonly code: 'illegalMove'; readonly move: Move; readonly reasons: readonly IllegalReason[] }
  | { readonly code: 'ambiguousMove'; readonly moves: readonly Move[] }
  | { readonly code: 'unreadableMove' | 'noSuchPiece' | 'gameOver' }
  | { readonly code: 'otherVariant'; readonly tag: 'Variant' | 'RuleVariants'; readonly variant: string }
  | { readonly code: 'badFen'; readonly fen: FenError }
  | { readonly code: 'unclosedComment' | 'unclosedVariation' | 'strayVariation' | 'nestedTooDeep' }
  | { readonly code: 'tooLong' | 'notPgn' };

/** What was read by a guess, or left out, in a game that is whole otherwise. */
export type PgnDoubt =
  | { readonly code: 'orthodoxFen' | 'emptyFen' | 'brokenTag' | 'strayText' }
  | { readonly code: 'resultTags'; readonly tag: PgnResult; readonly marker: PgnResult }
  | { readonly code: 'resultOnBoard'; readonly told: PgnResult; readonly board: PgnResult };

/** With the offending text, cut to a length that fits a message. */
type Located<T> = T & PgnPlace & { readonly text: string };

export type PgnError = Located<PgnFault>;
export type PgnNotice = Located<PgnDoubt>;

export interface PgnSuccess {
  readonly game: PgnGame;
  readonly notices: readonly PgnNotice[];
}

export interface PgnFailure {
  /** In the order they were met, never empty. */
  readonly errors: readonly PgnError[];
  readonly notices: readonly PgnNotice[];
  /** What could be read: the moves ahead of the first fault of each line. Absent where there is no start to play from. */
  readonly legalPart?: PgnGame;
}

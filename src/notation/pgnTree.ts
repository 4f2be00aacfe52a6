import type { Move, Position } from '../rules/position.ts';
import type { Square } from '../rules/squares.ts';

/** The PGN word for how a game ended; `*` is a game still open. */
export type PgnResult = '1-0' | '0-1' | '1/2-1/2' | '*';

export type MarkColor = 'green' | 'red' | 'yellow' | 'blue';

export interface PgnArrow {
  readonly color: MarkColor;
  readonly from: Square;
  readonly to: Square;
}

export interface PgnMark {
  readonly color: MarkColor;
  readonly square: Square;
}

/** An engine's opinion from White's side; `win` counts the moves to the end of the race, below zero for Black. */
export type PgnEval = ({ readonly centipawns: number } | { readonly win: number }) & {
  readonly depth?: number;
};

/** One `{…}` or `;…`: words for the reader, and what programs hide between them as `[%…]`. */
export interface PgnComment {
  /** White space collapsed to single spaces. */
  readonly text: string;
  /** `%clk`: what the mover's clock showed after the move. */
  readonly clockMs?: number;
  /** `%emt`: what the move took. */
  readonly elapsedMs?: number;
  /** `%eval` */
  readonly evaluation?: PgnEval;
  /** `%csl` */
  readonly marks?: readonly PgnMark[];
  /** `%cal` */
  readonly arrows?: readonly PgnArrow[];
  /** The mover offered a draw with this move (`=` or `(=)`). */
  readonly drawOffer?: true;
}

export interface PgnMove {
  readonly move: Move;
  /** As `makeSan` writes it, whatever the source wrote. */
  readonly san: string;
  /** Numeric annotation glyphs: 1 is `!`, 2 is `?`. */
  readonly nags: readonly number[];
  /** Comments ahead of the move; there are some only at the head of a line or behind a variation. */
  readonly before: readonly PgnComment[];
  readonly after: readonly PgnComment[];
  /** Lines that put another move in place of this one. */
  readonly variations: readonly PgnLine[];
}

export interface PgnLine {
  readonly moves: readonly PgnMove[];
  /** Comments with no move left to stand at: in a line without moves, or behind the last variation. */
  readonly end: readonly PgnComment[];
}

/** A game as PGN tells it. All its moves are legal, in the variations too. */
export interface PgnGame {
  /**
   * In the order of the source, without the tags other fields stand for (Variant, SetUp, FEN, Result)
   * and without those of the seven-tag roster whose value is unknown (`?`).
   */
  readonly tags: ReadonlyMap<string, string>;
  readonly start: Position;
  readonly line: PgnLine;
  readonly result: PgnResult;
}

import type { HintReason, Level } from '../bot/protocol.ts';
import type { Game } from '../game/game.ts';
import type { ByColor, Color } from '../rules/board.ts';
import type { Move, Position } from '../rules/position.ts';
import type { IllegalReason } from '../rules/whyIllegal.ts';
import type { Drawing } from './drawings.ts';

/** Who moves a color. */
export type Seat = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: Level };

/**
 * A move somebody tried and the rules refused, to its own square where they only pressed what they can't take up. It
 * stands until the next thing that happens.
 */
export interface Refusal {
  readonly move: Move;
  readonly reasons: readonly IllegalReason[];
  /** Whether the reasons are shown, or only that it was refused. */
  readonly explained: boolean;
}

/** What is told of a game besides what was played; it stays with the game for good. */
export interface GameAbout {
  /** On the wall clock, in ms. */
  readonly startedAt?: number;
  /** What a record read from PGN says of the players and the place. */
  readonly tags?: Readonly<Record<string, string>>;
}

/** A move that waits for a second word: Black could follow an arrival and draw, or the player confirms each move. */
export interface HeldMove {
  readonly move: Move;
  readonly san: string;
  /** How Black could follow; none where a move only waits to be confirmed. */
  readonly replies: readonly Move[];
}

/** A hint is given in steps, each when it is asked for: which piece, where to, and why. */
export const HINT_STEPS = ['piece', 'square', 'why'] as const;

export interface ShownHint {
  readonly move: Move;
  readonly reasons: readonly HintReason[];
  readonly step: (typeof HINT_STEPS)[number];
}

/** Somebody wants to play on from the earlier position on show, perhaps with this move. */
export interface Branch {
  readonly move: Move | undefined;
}

export interface SessionState {
  /** Names this game among the saved ones. */
  readonly id: string;
  readonly game: Game;
  readonly seats: ByColor<Seat>;
  /** The ply on show: 0 is the start, `game.plies.length` the live position. */
  readonly cursor: number;
  /** The color whose first rank is at the bottom. Both players start from `white`. */
  readonly orientation: Color;
  /** A person has said that a draw goes with their next move. */
  readonly offersDraw: boolean;
  /** Who has declined a draw; it is forgotten after that side's next move. */
  readonly declined?: { readonly by: Color; readonly plies: number } | undefined;
  readonly refusal: Refusal | undefined;
  /** Where somebody last tried an impossible move. */
  readonly triedIn?: Position | undefined;
  readonly held: HeldMove | undefined;
  /** What a person has moved ahead while the computer thinks, in the order of play. */
  readonly premoves: readonly Move[];
  /** Arrows and circles of the position on show. */
  readonly drawings: readonly Drawing[];
  readonly branch?: Branch | undefined;
  /** A game without help: no takebacks, no hints, and nobody gives themselves time. */
  readonly strict?: boolean | undefined;
  /** For the live position; it stands until the next move. */
  readonly hint?: ShownHint | undefined;
  /** The clocks stand, and the board is hidden so that nobody thinks for nothing. */
  readonly paused: boolean;
  /** What the side to move had thought when its stopwatch was last set, in ms; `Session.thinkMs` tells it for now. */
  readonly thoughtMs: number;
  /** Somebody else's game: played in another tab, or only looked at. Nothing but the view changes here. */
  readonly viewOnly?: boolean;
  readonly about?: GameAbout;
}

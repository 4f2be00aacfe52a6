// The element as the scripts of a page see it. Attributes and events are described in docs/EMBEDDING.md.

export interface RacingKingsPosition {
  readonly fen: string;
  readonly ply: number;
  readonly turn: 'white' | 'black';
  /** In UCI, such as `h2h3`. A diagram, which knows no moves, has neither these nor an outcome. */
  readonly legalMoves?: readonly string[];
  readonly outcome?: { readonly winner: 'white' | 'black' | undefined; readonly reason: string };
}

export interface RacingKingsPictureOptions {
  /** Width of a PNG in pixels. */
  readonly size?: number;
}

export interface RacingKingsElement extends HTMLElement {
  /** Kept when the board is there; before that most methods do nothing. */
  readonly ready: Promise<void>;
  readonly state: string;
  readonly position: RacingKingsPosition | undefined;
  goTo(ply: number | 'start' | 'last'): void;
  next(): void;
  prev(): void;
  flip(): void;
  /** Plays a move in SAN or UCI; false where it is not legal, or not the visitor's turn. */
  move(sanOrUci: string): boolean;
  undo(): void;
  newGame(options?: { readonly side?: string; readonly level?: string; readonly fen?: string }): void;
  load(content: { readonly fen?: string; readonly pgn?: string }): void;
  hint(): void;
  toPGN(): string;
  toSVG(): string;
  toPNG(options?: RacingKingsPictureOptions): Promise<Blob | undefined>;
}

export interface RacingKingsEventMap {
  'rk-ready': CustomEvent<Record<string, never>>;
  'rk-before-move': CustomEvent<{ readonly san: string; readonly uci: string; readonly by: string }>;
  'rk-move': CustomEvent<{
    readonly san: string;
    readonly uci: string;
    readonly fen: string;
    readonly ply: number;
    readonly by: 'visitor' | 'computer' | 'page' | 'solution';
  }>;
  'rk-illegal': CustomEvent<{
    readonly from: string;
    readonly to: string;
    readonly reasons: readonly string[];
  }>;
  'rk-position': CustomEvent<RacingKingsPosition>;
  'rk-game-over': CustomEvent<{ readonly result: 'white' | 'black' | 'draw'; readonly reason: string }>;
  'rk-puzzle': CustomEvent<{
    readonly state: 'solving' | 'wrong' | 'solved' | 'failed';
    readonly attempts: number;
  }>;
  'rk-error': CustomEvent<{
    readonly code: string;
    readonly message: string;
    readonly line?: number;
    readonly column?: number;
  }>;
}

declare global {
  interface HTMLElementTagNameMap {
    'racing-kings': RacingKingsElement;
  }
  interface HTMLElementEventMap extends RacingKingsEventMap {}
}

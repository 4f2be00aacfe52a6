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
  /** Width in pixels. */
  readonly size?: number;
  /** Alternative text of an SVG; as the board is called if left out. */
  readonly label?: string;
}

/** The attributes as properties, null where there is none. `hint` is a method, so that attribute has no property. */
interface RacingKingsOptions {
  mode: string | null;
  fen: string | null;
  pgn: string | null;
  src: string | null;
  moves: string | null;
  get game(): string | null;
  set game(index: string | number | null);
  get ply(): string | null;
  set ply(ply: string | number | null);
  orientation: string | null;
  side: string | null;
  level: string | null;
  get movetime(): string | null;
  set movetime(milliseconds: string | number | null);
  solution: string | null;
  prompt: string | null;
  get attempts(): string | null;
  set attempts(tries: string | number | null);
  arrows: string | null;
  squares: string | null;
  caption: string | null;
  theme: string | null;
  coordinates: string | null;
  controls: string | null;
  movelist: string | null;
  loading: string | null;
  persist: string | null;
  sound: string | null;
}

export interface RacingKingsElement extends HTMLElement, RacingKingsOptions {
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
  toSVG(options?: RacingKingsPictureOptions): string;
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

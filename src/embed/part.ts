export type Mode = 'diagram' | 'replay' | 'puzzle' | 'play';

/**
 * A script of its own: a mode; `position`, a diagram whose FEN needs more than a glance; `picture`, which makes
 * images of what is shown; `sound`, which lets it be heard. The last two are without words, and come as English.
 */
export type PartName = Mode | 'position' | 'picture' | 'sound';

export type Lang = 'en' | 'ru' | 'fi';

/** The position on show, as pages that talk to the element see it. */
export interface PositionReport {
  readonly fen: string;
  readonly ply: number;
  readonly turn: 'white' | 'black';
  /** In UCI. A diagram, which knows no moves, has neither these nor an outcome. */
  readonly legalMoves?: readonly string[];
  readonly outcome?: { readonly winner: 'white' | 'black' | undefined; readonly reason: string };
}

export interface NewGameOptions {
  readonly side?: string;
  readonly level?: string;
  readonly fen?: string;
}

export interface PictureOptions {
  /** Width in pixels. */
  readonly size?: number;
  /** Alternative text of an SVG, in place of what the board is called. */
  readonly label?: string;
}

/** The methods of the element. A mode has those that make sense in it; the others do nothing. */
export interface Commands {
  goTo(ply: number | string): void;
  next(): void;
  prev(): void;
  flip(): void;
  move(sanOrUci: string): boolean;
  undo(): void;
  newGame(options?: NewGameOptions): void;
  hint(): void;
  toPGN(): string;
  toPNG(options?: PictureOptions): Promise<Blob>;
}

/** One mounted mode. */
export interface View {
  readonly commands?: Partial<Commands>;
  readonly state: () => string;
  readonly position: () => PositionReport | undefined;
  /** Takes a changed attribute without losing the game; false asks to be mounted anew. */
  readonly changed: (attribute: string) => boolean;
  readonly focus?: () => void;
  readonly destroy?: () => void;
}

/** Puts a mode into the element, or names the part that can. */
export type Mount = (host: HTMLElement) => View | PartName | Promise<View>;

export type PartLoader = (part: PartName, lang: Lang) => Promise<Mount>;

/** Tells the page what happened; false where the page cancelled it. */
export function emit(host: HTMLElement, type: string, detail: unknown = {}, cancelable = false): boolean {
  return host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
}

/** An action as W3C WebDriver and WebDriver BiDi both know it. */
type Action =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | { readonly type: 'pause'; readonly duration: number }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** What a mouse, a finger or a keyboard does, one action after the other. */
export interface ActionSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly Action[];
}

/** All that a browser must be able to do; everything else is made of it in `Visitor`. */
export interface Driver {
  readonly name: string;
  readonly version: string;
  /** Begins anew: nothing is stored, nothing is cached. */
  readonly forget: () => Promise<void>;
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression in the page, which is a string or nothing. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly act: (source: ActionSource) => Promise<void>;
  /** A PNG in base64. */
  readonly picture: () => Promise<string>;
  readonly close: () => Promise<void>;
}

export const SCREEN = { width: 1280, height: 800 };

/** How long a busy machine may take for anything. */
export const PATIENCE = 90_000;

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Asks until there is an answer. */
export async function until<T>(what: string, ask: () => Promise<T | undefined> | T | undefined): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(100);
  }
}

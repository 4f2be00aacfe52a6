import { until, type ActionSource, type Driver } from './driver.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What someone looks for: a selector, `>>>` in it before what is in a shadow tree; and a name or text. */
export type Sought = string | readonly [css: string, text: string];

export type Pointer = 'mouse' | 'touch';

/** Runs in the page. The nearer an element is to the front of the page, the sooner it is found. */
export function seek(css: string, text = ''): Element | undefined {
  const hosts = css.split(' >>> ');
  const last = hosts.pop() ?? '';
  const root = hosts.reduce<ParentNode | null | undefined>(
    (tree, host) => tree?.querySelector(host)?.shadowRoot,
    document as ParentNode,
  );
  const named = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? '';
  return [...(root?.querySelectorAll(last) ?? [])].find(
    (element) => element.getClientRects().length > 0 && named(element).includes(text),
  );
}

const asked = (sought: Sought): readonly [css: string, text: string] =>
  typeof sought === 'string' ? [sought, ''] : sought;

/** Someone who visits the app with one browser, and sees and does what people do. */
export class Visitor {
  readonly driver: Driver;
  private readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** What a function says in the page, where it knows nothing from here but `seek`. */
  async ask<A extends readonly unknown[], T>(question: (...args: A) => T, ...args: A): Promise<T> {
    // `__name` is what the bundler puts around functions.
    const program = `(() => { const __name = (f) => f; const seek = ${String(seek)};
      return JSON.stringify((${String(question)})(...${JSON.stringify(args)})); })()`;
    const answer = await this.driver.evaluate(program);
    return (typeof answer === 'string' ? JSON.parse(answer) : undefined) as T;
  }

  /** Opens an address, of the app where it has no origin, and from then on hears what goes wrong. */
  async open(address: string): Promise<void> {
    await this.driver.open(new URL(address, this.origin).href);
    await this.listen();
  }

  async reload(): Promise<void> {
    // Another address first: some drivers take the same one with a fragment for a step within the page.
    const url = await this.ask(() => location.href);
    await this.driver.open('about:blank');
    await this.driver.open(url);
    await this.listen();
  }

  private listen = (): Promise<void> =>
    this.ask(() => {
      const complaints: string[] = [];
      Object.assign(window, { complaints });
      window.addEventListener('error', ({ message }) => complaints.push(message));
      window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        complaints.push(`${violatedDirective}: ${blockedURI}`),
      );
    });

  complaints = (): Promise<readonly string[]> =>
    this.ask(() => (window as unknown as { complaints: string[] }).complaints);

  /** The text of something, or its name; nothing while it isn't there. */
  text(sought: Sought): Promise<string | undefined> {
    return this.ask(
      (css, text) => {
        const element = seek(css, text);
        return element && (element.getAttribute('aria-label') ?? element.textContent ?? '');
      },
      ...asked(sought),
    );
  }

  count = (css: string): Promise<number> =>
    this.ask((selector) => document.querySelectorAll(selector).length, css);

  see = async (sought: Sought): Promise<void> => {
    await until(String(sought), () => this.text(sought));
  };

  /** Waits until so many are there. */
  async seeSo(many: number, css: string): Promise<void> {
    await until(`${many} of ${css}`, async () => ((await this.count(css)) === many ? many : undefined));
  }

  /** The middle of something that has come to rest in sight. */
  private async centre(sought: Sought): Promise<Point> {
    let before = '';
    return until(`${String(sought)} at rest`, async () => {
      const place = await this.ask(
        (css, text) => {
          const element = seek(css, text);
          if (!element) return undefined;
          const box = element.getBoundingClientRect();
          if (box.top < 0 || box.bottom > innerHeight)
            element.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
        },
        ...asked(sought),
      );
      const now = JSON.stringify(place);
      if (now === before) return place;
      before = now;
      return undefined;
    });
  }

  private act = (pointer: Pointer, actions: ActionSource['actions']): Promise<void> =>
    this.driver.act({ type: 'pointer', id: pointer, parameters: { pointerType: pointer }, actions });

  async press(sought: Sought, pointer: Pointer = 'mouse'): Promise<void> {
    const at = await this.centre(sought);
    await this.act(pointer, [
      { type: 'pointerMove', ...at, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: 40 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** chessground looks at the pointer once a frame, and frames take long in a browser without a graphics card. */
  private async settle(): Promise<void> {
    await this.ask(() => {
      const seen = { frame: false };
      Object.assign(window, { seen });
      requestAnimationFrame(() => requestAnimationFrame(() => (seen.frame = true)));
    });
    await until('a frame', async () =>
      (await this.ask(() => (window as unknown as { seen: { frame: boolean } }).seen.frame))
        ? true
        : undefined,
    );
  }

  async drag(from: Sought, to: Sought, pointer: Pointer = 'mouse'): Promise<void> {
    const [start, end] = [await this.centre(from), await this.centre(to)];
    const half = { x: Math.round((start.x + end.x) / 2), y: Math.round((start.y + end.y) / 2) };
    await this.act(pointer, [
      { type: 'pointerMove', ...start, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerMove', ...half, duration: 80 },
    ]);
    await this.settle();
    await this.act(pointer, [{ type: 'pointerMove', ...end, duration: 80 }]);
    await this.settle();
    await this.act(pointer, [{ type: 'pointerUp', button: 0 }]);
  }

  /** Types into what has the focus, letter by letter. */
  type = (text: string): Promise<void> =>
    this.driver.act({
      type: 'key',
      id: 'keyboard',
      actions: text.split('').flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
}

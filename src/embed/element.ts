import {
  emit,
  type Commands,
  type Lang,
  type Mode,
  type PartLoader,
  type PartName,
  type PictureOptions,
  type View,
} from './part.ts';

/** Attributes that can change while the element lives. Each is a property too, in camelCase: here all are one word. */
const ATTRIBUTES =
  'mode fen pgn src game moves ply orientation side level movetime solution prompt attempts arrows squares caption lang theme coordinates controls movelist loading persist sound';

const COMMANDS = 'goTo next prev flip move undo newGame hint toPGN';

/** What a visitor may be asked before anything loads; the only words that the loader itself needs. */
const CONSENT: Readonly<Record<Lang, string>> = {
  en: 'Play Racing Kings against the computer',
  ru: 'Сыграть в Racing Kings с компьютером',
  fi: 'Pelaa Racing Kingsiä tietokonetta vastaan',
};

const has = (host: Element, names: string): boolean =>
  names.split(' ').some((name) => host.hasAttribute(name));

/** The mode asked for, or the one that fits what there is to show. */
function modeOf(host: HTMLElement): Mode {
  const asked = host.getAttribute('mode') ?? '';
  if (/^(diagram|replay|puzzle|play)$/.test(asked)) return asked as Mode;
  if (has(host, 'solution')) return 'puzzle';
  if (has(host, 'side level')) return 'play';
  return has(host, 'pgn src moves') || /\b1\.|\[\s*\w+\s+["“”]/.test(host.textContent) ? 'replay' : 'diagram';
}

function langOf(host: HTMLElement): Lang {
  const asked = host.closest('[lang]')?.getAttribute('lang') || navigator.language;
  return (/^(ru|fi)\b/i.exec(asked)?.[0].toLowerCase() as Lang | undefined) ?? 'en';
}

/** The parser may still be reading what stands inside the element. */
const parsed = (): Promise<unknown> =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : Promise.resolve();

/** Defines `<racing-kings>`; a page does so once. */
export function defineElement(load: PartLoader): void {
  const onScreen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof RacingKings) void target.start();
    },
    { rootMargin: '300px' },
  );

  class RacingKings extends HTMLElement {
    static readonly observedAttributes = ATTRIBUTES.split(' ');
    #view: View | undefined;
    #state = 'idle';
    #turn = 0;
    #settle: () => void = () => undefined;
    readonly ready = new Promise<void>((resolve) => (this.#settle = resolve));

    connectedCallback(): void {
      if (this.#state !== 'idle') return;
      const loading = this.getAttribute('loading');
      if (loading === 'click') this.#ask();
      else if (loading === 'eager') void this.start();
      else onScreen.observe(this);
    }

    /** A move within the page takes the element out and in again in one breath; the game must live through it. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        onScreen.unobserve(this);
        this.#turn++;
        this.#view?.destroy?.();
        this.#view = undefined;
        this.#state = 'idle';
      });
    }

    connectedMoveCallback(): void {
      // Moved as it is, nothing to do; without this method the browser would disconnect and connect.
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (before !== now && this.#view?.changed(name) === false) void this.start();
      this.#sound();
    }

    get state(): string {
      return this.#view?.state() ?? this.#state;
    }

    get position(): unknown {
      return this.#view?.position();
    }

    /** Another position or game in place of the one there is, whatever the author wrote inside. */
    load({ fen, pgn }: { readonly fen?: string; readonly pgn?: string }): void {
      this.textContent = '';
      if (fen !== undefined) this.setAttribute('fen', fen);
      if (pgn !== undefined) this.setAttribute('pgn', pgn);
    }

    toSVG({ size, label }: PictureOptions = {}): string {
      const svg = this.shadowRoot?.querySelector('svg')?.cloneNode(true) as SVGElement | undefined;
      if (svg === undefined) return '';
      svg.removeAttribute('aria-hidden');
      const name = label ?? svg.getAttribute('aria-label');
      svg.setAttribute('aria-label', name || `Racing Kings: ${this.#view?.position()?.fen}`);
      if (size !== undefined) svg.setAttribute('width', String(size));
      return new XMLSerializer().serializeToString(svg);
    }

    async toPNG(options?: PictureOptions): Promise<Blob | undefined> {
      const mount = await load('picture', 'en');
      return ((await mount(this)) as View).commands?.toPNG?.(options);
    }

    static {
      for (const name of COMMANDS.split(' ') as (keyof Commands)[])
        Object.assign(this.prototype, {
          [name](this: RacingKings, ...values: readonly never[]) {
            const command = this.#view?.commands?.[name] as
              | ((...values: readonly never[]) => unknown)
              | undefined;
            return command?.(...values);
          },
        });
    }

    async start(): Promise<void> {
      const turn = ++this.#turn;
      onScreen.unobserve(this);
      this.#state = 'loading';
      await parsed();
      const view = await this.#mount(modeOf(this), turn).catch(({ message }: Error): undefined => {
        this.#state = 'error';
        emit(this, 'rk-error', { code: 'notLoaded', message });
      });
      if (view === undefined) return;
      if (turn !== this.#turn) return view.destroy?.();
      this.#view = view;
      this.#settle();
      this.#sound();
      emit(this, 'rk-ready');
    }

    /** Nothing is loaded for it before the board is there, nor where nobody wants to hear it. */
    #sound(): void {
      if (this.#view !== undefined && this.getAttribute('sound') === 'on')
        load('sound', 'en').then(
          (mount) => mount(this),
          () => undefined,
        );
    }

    async #mount(part: PartName, turn: number): Promise<View | undefined> {
      const mount = await load(part, langOf(this));
      if (turn !== this.#turn) return undefined;
      this.#view?.destroy?.();
      this.#view = undefined;
      const view = await mount(this);
      return typeof view === 'string' ? this.#mount(view, turn) : view;
    }

    #ask(): void {
      const button = document.createElement('button');
      button.textContent = modeOf(this) === 'play' ? CONSENT[langOf(this)] : 'Racing Kings';
      button.addEventListener('click', () => {
        button.disabled = true;
        void this.start().then(() => this.#view?.focus?.());
      });
      (this.shadowRoot ?? this.attachShadow({ mode: 'open' })).replaceChildren(
        document.createElement('slot'),
        button,
      );
    }
  }

  for (const name of RacingKings.observedAttributes)
    if (!(name in RacingKings.prototype))
      Object.defineProperty(RacingKings.prototype, name, {
        get(this: RacingKings) {
          return this.getAttribute(name);
        },
        set(this: RacingKings, value: string | number | null | undefined) {
          if (value === null || value === undefined) this.removeAttribute(name);
          else this.setAttribute(name, String(value));
        },
      });
  customElements.define('racing-kings', RacingKings);
}

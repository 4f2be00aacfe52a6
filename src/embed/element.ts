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
import { pageParsed } from './pageParsed.ts';

/** Attributes that can change while the element lives. Each is a property too, in camelCase: here all are one word. */
const ATTRIBUTES =
  'mode fen pgn src game moves ply orientation side level movetime solution prompt attempts arrows squares caption lang theme coordinates controls movelist loading persist sound';

type Command = (...values: readonly never[]) => unknown;

const COMMANDS = 'goTo next prev flip move undo newGame hint toPGN';

/** What a visitor may be asked before anything loads; the only words that the loader itself needs. */
const CONSENT: Readonly<Record<Lang, string>> = {
  en: 'Play Racing Kings against the computer',
  ru: 'Сыграть в Racing Kings с компьютером',
  fi: 'Pelaa Racing Kingsiä tietokonetta vastaan',
};

/** The mode asked for, or the one that fits what there is to show. */
function modeOf(host: HTMLElement): Mode {
  const asked = host.getAttribute('mode') ?? '';
  if (/^(diagram|replay|puzzle|play)$/.test(asked)) return asked as Mode;
  if (host.matches('[solution]')) return 'puzzle';
  if (host.matches('[side],[level]')) return 'play';
  return host.matches('[pgn],[src],[moves]') || /\b1\.|\[.+["“”]/.test(host.textContent)
    ? 'replay'
    : 'diagram';
}

function langOf(host: HTMLElement): Lang {
  const asked = host.closest('[lang]')?.getAttribute('lang') || navigator.language;
  return (/^(ru|fi)\b/i.exec(asked)?.[0].toLowerCase() as Lang | undefined) ?? 'en';
}

/** Defines `<racing-kings>`; a page does so once. */
export function defineElement(load: PartLoader): void {
  const onScreen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) void (target as RacingKings).start();
    },
    { rootMargin: '300px' },
  );

  class RacingKings extends HTMLElement {
    static readonly observedAttributes = ATTRIBUTES.split(' ');
    #view: View | undefined;
    #state = 'idle';
    #turn = 0;
    #settle!: () => void;
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

    /** Another position or game in place of the one there is, wherever that came from. */
    load({ fen, pgn }: { readonly fen?: string; readonly pgn?: string }): void {
      this.textContent = '';
      Object.assign(this, { src: null, moves: null, fen, pgn });
    }

    toSVG({ size, label }: PictureOptions = {}): string {
      const svg = this.shadowRoot?.querySelector('svg')?.cloneNode(true) as SVGElement | undefined;
      if (svg === undefined) return '';
      svg.removeAttribute('aria-hidden');
      if (size) svg.setAttribute('width', `${size}`);
      svg.setAttribute('aria-label', label || svg.getAttribute('aria-label') || this.#view!.position()!.fen);
      return new XMLSerializer().serializeToString(svg);
    }

    async toPNG(options?: PictureOptions): Promise<Blob | undefined> {
      const mount = await load('picture', 'en');
      return (mount(this) as View).commands?.toPNG?.(options);
    }

    static {
      for (const name of COMMANDS.split(' ') as (keyof Commands)[])
        Object.assign(this.prototype, {
          [name](this: RacingKings, ...values: readonly never[]) {
            const commands = this.#view?.commands as Record<string, Command> | undefined;
            return commands?.[name]?.(...values);
          },
        });
    }

    async start(): Promise<void> {
      const turn = ++this.#turn;
      onScreen.unobserve(this);
      this.#state = 'loading';
      // The parser may still be reading what stands inside the element.
      await pageParsed();
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
        void load('sound', 'en').then(
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
          else this.setAttribute(name, `${value}`);
        },
      });
  customElements.define('racing-kings', RacingKings);
}

const COMMANDS = [
  'goTo',
  'next',
  'prev',
  'flip',
  'move',
  'undo',
  'newGame',
  'load',
  'hint',
  'toPGN',
] as const;

const EVENTS = [
  'rk-ready',
  'rk-move',
  'rk-illegal',
  'rk-position',
  'rk-game-over',
  'rk-puzzle',
  'rk-error',
] as const;

type Command = (typeof COMMANDS)[number];

/** The fields that a command's options may have; all of them words. */
const FIELDS = ['side', 'level', 'fen', 'pgn'] as const;

/** A command's one argument: a short word, a number, or options of known fields. Anything else is not heard. */
function argumentOf(value: unknown): string | number | Record<string, string> | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value === 'string' && value.length <= 64) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const options: Record<string, string> = {};
  for (const name of FIELDS) {
    const field: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
    if (typeof field === 'string' && field.length <= 256 * 1024) options[name] = field;
  }
  return options;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Answers the first greeting of the parent window, and no other's: commands come and events go by the port it brings. */
export function listenToParent(board: HTMLElement, id: string): void {
  if (window.parent === window) return;
  let port: MessagePort | undefined;

  window.addEventListener('message', ({ source, data, ports }: MessageEvent<unknown>) => {
    const [offered] = ports;
    if (port !== undefined || source !== window.parent || offered === undefined || !isRecord(data)) return;
    if (data['rk'] !== 1 || data['type'] !== 'hello' || data['id'] !== id) return;
    port = offered;
    port.addEventListener('message', (event: MessageEvent<unknown>) => obey(event.data));
    port.start();
  });

  function obey(data: unknown): void {
    if (!isRecord(data) || data['rk'] !== 1 || data['type'] !== 'command') return;
    const name = COMMANDS.find((command) => command === data['name']);
    if (name === undefined) return;
    const commands = board as unknown as Readonly<Record<Command, (value?: unknown) => unknown>>;
    port?.postMessage({
      rk: 1,
      type: 'answer',
      name,
      value: commands[name](argumentOf(data['value'])) ?? null,
    });
  }

  for (const name of EVENTS)
    board.addEventListener(name, (event) => {
      port?.postMessage({ rk: 1, type: 'event', name, detail: (event as CustomEvent<unknown>).detail });
      if (name === 'rk-ready') window.parent.postMessage({ rk: 1, type: 'ready', v: 1, id }, '*');
    });
}

interface Port {
  readonly addEventListener: (type: 'message', listener: () => void) => void;
  readonly start: () => void;
  readonly postMessage: (message: undefined) => void;
}

const { MessageChannel } = globalThis as unknown as {
  readonly MessageChannel: new () => { readonly port1: Port; readonly port2: Port };
};

const waiting: (() => void)[] = [];
let port: Port | undefined;

function open(): Port {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => waiting.shift()!());
  port1.start();
  return port2;
}

/**
 * Runs each callback in a task of its own, in the order they come in, with room before it for input and a picture. A
 * timer would wait 4 ms in between, and a second where the page is hidden.
 */
export function soon(callback: () => void): void {
  waiting.push(callback);
  (port ??= open()).postMessage(undefined);
}

import { createEngine } from '../../bot/engine/engine.ts';
import type { FromWorker, ToWorker } from '../../bot/protocol.ts';
import { serveBot } from '../../bot/server.ts';
import type { Mind } from '../../bot/slices.ts';

declare const self: {
  addEventListener: (type: 'message', listener: (event: { readonly data: ToWorker }) => void) => void;
  postMessage: (message: FromWorker) => void;
};

/** A memory that a visitor's phone has to spare. */
const HASH_MB = 4;

/** The bot on the thread it is called on: thinks in short slices and lets go of the thread in between. */
export function serveHere(post: (message: FromWorker) => void): (message: ToWorker) => void {
  const mind: Mind = { engine: createEngine({ hashMb: HASH_MB }), now: () => performance.now() };
  return serveBot({
    idleMind: () => mind,
    now: mind.now,
    post,
    soon: (callback) => setTimeout(callback, 0),
  });
}

/** The bot as a worker. */
export function serveWorker(): void {
  const receive = serveHere((message) => self.postMessage(message));
  self.addEventListener('message', ({ data }) => receive(data));
}

/** The thread the engine lives on. An error thrown here is for the page to hear: it replaces the worker. */
import { createEngine } from './engine/engine.ts';
import { fetchCore } from './engine/wasmCore.ts';
import { fetchNet } from './net/load.ts';
import type { ToWorker } from './protocol.ts';
import { serveBot } from './server.ts';
import type { Mind } from './slices.ts';

declare const self: DedicatedWorkerGlobalScope;

const HASH_MB = 16;

// A timer would wait 4 ms in between; a message to oneself queues behind those that have come in.
const later: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => later.shift()?.());
port1.start();

const now = (): number => performance.now();
let mind: Mind = { engine: createEngine({ hashMb: HASH_MB }), now };
let learnt: (() => Mind) | undefined;

/**
 * The faster build, the net and the book come a little later, or not at all; moves don't wait for them. There is one
 * plain engine to a thread, so it is replaced while it is idle.
 */
async function learn(): Promise<void> {
  const [core, net, book] = await Promise.all([
    fetchCore(),
    fetchNet(),
    import('./book/book.json').catch(() => ({ default: undefined })),
  ]);
  learnt = () => ({
    engine: createEngine({ hashMb: HASH_MB, core, net: net.ok ? net.value : undefined }),
    book: book.default,
    now,
  });
}

const receive = serveBot({
  idleMind() {
    mind = learnt?.() ?? mind;
    learnt = undefined;
    return mind;
  },
  now,
  post: (message) => self.postMessage(message),
  soon(callback) {
    later.push(callback);
    port2.postMessage(undefined);
  },
});

self.addEventListener('message', (event: MessageEvent<ToWorker>) => receive(event.data));
void learn();

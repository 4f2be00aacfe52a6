/** The thread the engine lives on. An error thrown here is for the page to hear: it replaces the worker. */
import { createEngine } from './engine/engine.ts';
import type { ToWorker } from './protocol.ts';
import { serveBot } from './server.ts';

declare const self: DedicatedWorkerGlobalScope;

// A timer would wait 4 ms in between; a message to oneself queues behind those that have come in.
const later: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => later.shift()?.());
port1.start();

const receive = serveBot({
  engine: createEngine({ hashMb: 16 }),
  now: () => performance.now(),
  post: (message) => self.postMessage(message),
  soon(callback) {
    later.push(callback);
    port2.postMessage(undefined);
  },
});

self.addEventListener('message', (event: MessageEvent<ToWorker>) => receive(event.data));

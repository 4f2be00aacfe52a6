/** The thread the engine lives on. An error thrown here is for the page to hear: it replaces the worker. */
import { createEngine, type Engine } from './engine/engine.ts';
import { fetchNet } from './net/load.ts';
import type { ToWorker } from './protocol.ts';
import { serveBot } from './server.ts';

declare const self: DedicatedWorkerGlobalScope;

const HASH_MB = 16;

// A timer would wait 4 ms in between; a message to oneself queues behind those that have come in.
const later: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => later.shift()?.());
port1.start();

let engine: Engine = createEngine({ hashMb: HASH_MB });
let upgrade: (() => Engine) | undefined;

/** There is one plain core to a thread: a better engine may take over only while the old one is not at work. */
async function prepareUpgrade(): Promise<void> {
  const net = await fetchNet();
  if (net.ok) upgrade = () => createEngine({ hashMb: HASH_MB, net: net.value });
}

const receive = serveBot({
  idleEngine() {
    engine = upgrade?.() ?? engine;
    upgrade = undefined;
    return engine;
  },
  now: () => performance.now(),
  post: (message) => self.postMessage(message),
  soon(callback) {
    later.push(callback);
    port2.postMessage(undefined);
  },
});

self.addEventListener('message', (event: MessageEvent<ToWorker>) => receive(event.data));
void prepareUpgrade();

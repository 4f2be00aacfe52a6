/** The thread the engine lives on. An error thrown here is for the page to hear: it replaces the worker. */
import { createEngine, type Engine } from './engine/engine.ts';
import { fetchCore } from './engine/wasmCore.ts';
import { fetchNet } from './net/load.ts';
import type { ToWorker } from './protocol.ts';
import { serveBot } from './server.ts';

declare const self: DedicatedWorkerGlobalScope;

// A timer would wait 4 ms in between; a message to oneself queues behind those that have come in.
const later: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
port1.addEventListener('message', () => later.shift()?.());
port1.start();

function serve(engine: Engine): typeof receive {
  return serveBot({
    engine,
    now: () => performance.now(),
    post: (message) => self.postMessage(message),
    soon(callback) {
      later.push(callback);
      port2.postMessage(undefined);
    },
  });
}

// What comes in before the engine is there waits for it.
const early: ToWorker[] = [];
let receive = (message: ToWorker): void => void early.push(message);
self.addEventListener('message', (event: MessageEvent<ToWorker>) => receive(event.data));

/** What can't be fetched is done without: the plain core and the evaluation by hand play by themselves. */
async function start(): Promise<void> {
  const [core, net] = await Promise.all([fetchCore(), fetchNet()]);
  receive = serve(createEngine({ hashMb: 16, core, net: net.ok ? net.value : undefined }));
  early.forEach(receive);
}

start().catch(reportError);

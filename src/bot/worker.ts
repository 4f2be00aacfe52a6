/** The thread the engine lives on. An error thrown here is for the page to hear: it replaces the worker. */
import { createEngine } from './engine/engine.ts';
import { fetchCore } from './engine/wasmCore.ts';
import { fetchNet } from './net/load.ts';
import { soon } from '../lib/soon.ts';
import { play } from '../rules/position.ts';
import type { ToWorker } from './protocol.ts';
import { serveBot } from './server.ts';
import type { Mind } from './slices.ts';
import { fetchTable } from './tables/fetchTable.ts';
import { loadNear } from './tables/loadNear.ts';
import { probe } from './tables/probe.ts';
import { Tables } from './tables/tables.ts';
import { NONE } from './tables/wdl.ts';

declare const self: DedicatedWorkerGlobalScope;

declare global {
  interface ImportMeta {
    /** Vite's. */
    readonly env: { readonly DEV: boolean };
  }
}

const HASH_MB = 16;

const now = (): number => performance.now();
let mind: Mind = { engine: createEngine({ hashMb: HASH_MB }), now };
let learnt: (() => Mind) | undefined;
let tables: Tables | undefined;

/** Opening the tables takes a while, and nothing waits for it. */
const whatIsLoaded: Pick<Tables, 'result'> = {
  result: (...question) => tables?.result(...question) ?? NONE,
};

async function openTables(): Promise<void> {
  tables = await Tables.open().catch(() => undefined);
}

/** Where the build puts them, seen from its scripts; in dev they are at the top. */
const tablesFolder = new URL(import.meta.env.DEV ? '/tables/' : '../tables/', self.location.href);

/** Gets the tables near a position that is asked about. */
function prepare(message: ToWorker): void {
  if (!tables || !('question' in message) || message.type === 'warmUp') return;
  const { start, moves } = message.question;
  loadNear(tables, moves.reduce(play, start), (name) => fetchTable(new URL(name, tablesFolder)));
}

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
    engine: createEngine({
      hashMb: HASH_MB,
      core,
      net: net.ok ? net.value : undefined,
      tables: whatIsLoaded,
    }),
    book: book.default,
    probe: (position) => tables && probe(tables, position),
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
  soon,
});

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  prepare(data);
  receive(data);
});
void learn();
void openTables();

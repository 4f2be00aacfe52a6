import type { Core } from './engine.ts';
import type { AskTables } from './halves/tables.ts';

/** Where the build puts the engine for WebAssembly: beside the program, fetched only when somebody wants to play. */
export const wasmUrl = new URL('./core.wasm', import.meta.url);

/**
 * The WebAssembly build of the engine, each with a memory of its own; undefined where the browser can't run it or the
 * page's content policy forbids it. The plain core plays on then, move for move the same, only slower.
 */
export async function instantiateCore(binary: BufferSource): Promise<Core | undefined> {
  try {
    let ask: AskTables = () => -1;
    const askTables: AskTables = (...question) => ask(...question);
    const { instance } = await WebAssembly.instantiate(binary, {
      env: { abort: fail },
      tables: { askTables },
    });
    const giveTables = (answer: AskTables): void => void (ask = answer);
    return { ...(instance.exports as unknown as Core), giveTables };
  } catch {
    return undefined;
  }
}

/** Fetches and instantiates it in a browser. */
export async function fetchCore(url: URL | string = wasmUrl): Promise<Core | undefined> {
  try {
    const response = await fetch(url);
    return response.ok ? await instantiateCore(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

function fail(): never {
  throw new Error('the engine failed');
}

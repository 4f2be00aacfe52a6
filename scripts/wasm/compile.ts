import { readFileSync } from 'node:fs';
import path from 'node:path';
import asc from 'assemblyscript/asc';

const ENTRY = 'src/bot/engine/core.ts';

const OPTIONS = [
  '-O3',
  '--runtime',
  'stub',
  '--enable',
  'simd',
  '--noAssert',
  '--uncheckedBehavior',
  'always',
];

/**
 * The engine's sources as AssemblyScript reads them: the 64-bit board in place of the one in 32-bit halves, and imports
 * without the ending that AssemblyScript adds itself.
 */
function readSource(file: string): string | null {
  try {
    return readFileSync(path.resolve(file), 'utf8')
      .replaceAll("'./halves/", "'./wasm/")
      .replaceAll(/(from '[^']+)\.ts'/g, "$1'");
  } catch {
    return null;
  }
}

/** Compiles the engine to WebAssembly. It takes a few seconds. */
export const compileEngine = (): Promise<Uint8Array> => compile(ENTRY);

/** Compiles a file and what it imports. */
export async function compile(entry: string): Promise<Uint8Array> {
  let binary: Uint8Array | undefined;
  let complaints = '';
  const { error } = await asc.main([entry, ...OPTIONS, '-o', 'core.wasm'], {
    readFile: readSource,
    writeFile(name, contents) {
      if (name.endsWith('.wasm') && typeof contents !== 'string') binary = contents;
    },
    listFiles: () => [],
    stderr: { write: (text) => void (complaints += String(text)) },
  });
  if (error || !binary) throw new Error(`${entry} does not compile:\n${complaints}`);
  return binary;
}

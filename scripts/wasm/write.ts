import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileEngine } from './compile.ts';

const FILE = 'src/bot/engine/core.wasm';
const SOURCES = ['src/bot/engine', 'src/bot/engine/wasm', 'src/bot/net', 'scripts/wasm'];

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const newestSource = (): number =>
  Math.max(
    ...SOURCES.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.ts'))
        .map((name) => changedAt(path.join(folder, name))),
    ),
  );

/** Writes the engine for WebAssembly where the sources are newer than it. */
export async function writeEngine(): Promise<void> {
  if (changedAt(FILE) > newestSource()) return;
  const binary = await compileEngine();
  writeFileSync(FILE, binary);
}

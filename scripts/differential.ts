// npm run differential [positions]: the engine's boards against the rules, on positions of random games.
import { createEngine } from '../src/bot/engine/engine.ts';
import { instantiateCore } from '../src/bot/engine/wasmCore.ts';
import { disagreement } from '../tests/support/engineBoard.ts';
import { randomPositions } from '../tests/support/random.ts';
import { compileEngine } from './wasm/compile.ts';

const COUNT = Number(process.argv[2] ?? 20_000);
const core = await instantiateCore((await compileEngine()) as Uint8Array<ArrayBuffer>);
if (!core) throw new Error('no WebAssembly here');
const engines = { JavaScript: createEngine({ hashMb: 1 }), WebAssembly: createEngine({ hashMb: 1, core }) };

let wrong = 0;
for (const position of randomPositions(COUNT, 2026)) {
  for (const [build, engine] of Object.entries(engines)) {
    const found = disagreement(engine, position);
    if (found === '') continue;
    wrong++;
    console.log(`${build}: ${found}`);
  }
}
console.log(`${COUNT} positions, ${wrong} disagreements`);
process.exitCode = wrong === 0 ? 0 : 1;

// npm run wasm: the engine for WebAssembly, compiled from the sources of the JavaScript one.
import { writeEngine } from './wasm/write.ts';

await writeEngine();

/**
 * The plain engine in a process of its own, as the app has it in a worker: where any memory of a process grows, as that of
 * WebAssembly does, V8 looks twice at each access to an array from then on. Counts sequences of so many moves from the
 * start, as often as it is asked.
 */
import { createEngine } from '../../src/bot/engine/engine.ts';
import { startPosition } from '../../src/rules/position.ts';

const engine = createEngine({ hashMb: 1 });
engine.setPosition(startPosition, []);
process.on('message', (depth: number) => process.send?.(engine.perft(depth)));

import { createEngine } from '../../src/bot/engine/engine.ts';
import type { Mind } from '../../src/bot/slices.ts';

/** An engine on a clock that goes on so far each time it is read, about once in 512 positions. */
export function testMind(stepMs = 10): Mind {
  let time = 0;
  return { engine: createEngine({ hashMb: 1 }), now: () => (time += stepMs) };
}

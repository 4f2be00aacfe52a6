import { startPosition } from '../rules/position.ts';
import type { WarmUp } from './protocol.ts';
import { search, type Mind, type Thinking } from './slices.ts';

/** Searches for nothing but speed: a browser compiles what has run for a while. */
export function* warmUp(mind: Mind, { nodes }: WarmUp): Thinking<WarmUp> {
  const result = yield* search(mind, { start: startPosition, moves: [] }, { nodes });
  return { nodes: result.nodes };
}

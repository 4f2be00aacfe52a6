import type { ByColor, Color } from '../rules/board.ts';

/**
 * - `increment` (Fischer): `incrementMs` is added after each move.
 * - `delay` (simple): the clock waits for `incrementMs` before it runs.
 * - `bronstein`: the clock runs at once; after the move what was used is given back, at most `incrementMs`.
 */
export interface TimeControl {
  readonly kind: 'increment' | 'delay' | 'bronstein';
  readonly initialMs: ByColor<number>;
  readonly incrementMs: ByColor<number>;
}

/** What a finished move has cost; less than nothing where the increment was larger. */
export function cost({ kind, incrementMs }: TimeControl, color: Color, thinkMs: number): number {
  const net = thinkMs - incrementMs[color];
  return kind === 'increment' ? net : Math.max(0, net);
}

/** What a move still being thought about has cost so far. */
export const costSoFar = (control: TimeControl, color: Color, thinkMs: number): number =>
  control.kind === 'delay' ? cost(control, color, thinkMs) : thinkMs;

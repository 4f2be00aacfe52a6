/** Thinking that pauses: a generator yields between slices, and its host listens, paints or plays another board. */
import type { Engine, Limits, SearchInfo, SearchResult } from './engine/engine.ts';
import type { Book } from './book/book.ts';
import type { Position } from '../rules/position.ts';
import type { GameSoFar } from './protocol.ts';
import type { TableAnswer } from './tables/probe.ts';

/** Short enough that `stop` is heard within 20 ms on a slow machine too. */
export const SLICE_MS = 8;

/** What thinking needs: an engine, perhaps an opening book, and the host's clock in milliseconds. */
export interface Mind {
  readonly engine: Engine;
  readonly book?: Book | undefined;
  /** What endgame tables say of a position, where they have come in. */
  readonly probe?: (position: Position) => TableAnswer | undefined;
  readonly now: () => number;
}

/** Each `yield` is a place to pause or, by `return()`, to end. */
export type Thinking<T> = Generator<undefined, T>;

export function* search(
  { engine, now }: Mind,
  { start, moves }: GameSoFar,
  limits: Limits,
  onInfo?: (info: SearchInfo) => void,
): Thinking<SearchResult> {
  engine.setPosition(start, moves);
  const running = engine.start(limits, onInfo ? { now, onInfo } : { now });
  try {
    for (;;) {
      const result = running.step(SLICE_MS);
      if (result) return result;
      yield;
    }
  } finally {
    running.stop();
  }
}

/** Thinks to the end in one go. */
export function finish<T>(thinking: Thinking<T>): T {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}

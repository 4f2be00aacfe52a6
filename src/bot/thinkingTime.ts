import type { ClockReading } from './protocol.ts';

/** The longest `hard` thinks about a move. */
export const LONGEST_MS = 1_000;

/** The shortest: about one depth. */
const SHORTEST_MS = 5;

/** What a move costs besides thinking: messages, the board, a slow page. */
const OVERHEAD_MS = 30;

/** A race takes 20 to 40 moves a side; a share this small never runs dry before the fifty moves end the game. */
const SHARE = 1 / 80;
const INCREMENT_SHARE = 0.75;

/** Milliseconds for a move on this clock. */
export function thinkingTime({ remainingMs, incrementMs }: ClockReading): number {
  const share = remainingMs * SHARE + Math.min(incrementMs * INCREMENT_SHARE, remainingMs / 4) - OVERHEAD_MS;
  return Math.max(SHORTEST_MS, Math.min(LONGEST_MS, Math.floor(share)));
}

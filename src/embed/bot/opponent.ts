import type { Level } from '../../bot/protocol.ts';
import { BotError, createWorkerHost } from '../../bot/workerHost.ts';
import type { Move, Position } from '../../rules/position.ts';
import { botEdge } from './edge.ts';

export type PlayLevel = Exclude<Level, 'max'>;

interface Turn {
  readonly start: Position;
  readonly moves: readonly Move[];
  readonly level: PlayLevel;
  /** At most so many milliseconds; 0 or NaN: as the level thinks fit. */
  readonly cap: number;
}

export interface Opponent {
  readonly move: (turn: Turn) => Promise<Move>;
  readonly hint: (start: Position, moves: readonly Move[]) => Promise<{ readonly move: Move }>;
  /** What it thinks about now is no longer wanted. */
  readonly stop: () => void;
  readonly newGame: () => void;
  readonly close: () => void;
  /** Whether an answer failed only because it was no longer wanted. */
  readonly isAborted: (error: unknown) => boolean;
}

/** Long enough to see what the opponent did, short enough not to wait for it. */
const PAUSE_MS = 350;

const seed = (): number => Math.floor(Math.random() * 2 ** 31);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One worker serves all the boards of a page, for as long as there is one. */
const shared = createWorkerHost(botEdge);
let boards = 0;

/** The computer on the other side of one board. */
export function makeOpponent(): Opponent {
  let thinking = new AbortController();
  let game = seed();
  boards++;
  return {
    move: async ({ start, moves, level, cap }) => {
      const { signal } = thinking;
      const question = { start, moves, level, seed: game, ...(cap > 0 && { moveTimeMs: cap }) };
      const [answer] = await Promise.all([shared.ask('bestMove', question, { signal }), pause(PAUSE_MS)]);
      if (signal.aborted) throw new BotError('aborted');
      return answer.move;
    },
    hint: (start, moves) => shared.ask('hint', { start, moves }, { signal: thinking.signal }),
    stop: () => {
      thinking.abort();
      thinking = new AbortController();
    },
    newGame: () => (game = seed()),
    close: () => {
      thinking.abort();
      boards--;
      if (boards === 0) shared.close();
    },
    isAborted: (error) => error instanceof BotError && error.code === 'aborted',
  };
}

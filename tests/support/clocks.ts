import type { TimeControl } from '../../src/game/timeControl.ts';
import { newGame } from '../../src/game/game.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import type { SessionState } from '../../src/session/sessionState.ts';
import { stateOf } from './sessions.ts';

/** `5+3` in seconds, the same for both. */
export function control(text: string, kind: TimeControl['kind'] = 'increment'): TimeControl {
  const [initial = 0, increment = 0] = text.split('+').map((part) => Number(part) * 1000);
  const both = (ms: number) => ({ white: ms, black: ms });
  return { kind, initialMs: both(initial), incrementMs: both(increment) };
}

export interface Timed {
  readonly session: Session;
  /** Lets time go by; nothing else happens. */
  readonly wait: (ms: number) => void;
}

/** A game on clocks whose time the test tells. */
export function timed(timeControl: TimeControl, part: Partial<SessionState> = {}): Timed {
  let now = 1_000_000;
  const session = createSession(stateOf({ game: newGame({ timeControl }), ...part }), () => now);
  return {
    session,
    wait: (ms) => {
      now += ms;
    },
  };
}

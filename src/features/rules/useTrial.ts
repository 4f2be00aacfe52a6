import { useEffect, useRef, useState } from 'react';
import { createSession, type Session } from '../../session/session.ts';
import type { SessionState } from '../../session/sessionState.ts';
import { openTrial, showSteps, type Trial } from './trial.ts';

interface OpenTrial {
  readonly session: Session;
  /** Puts the board back as it was. */
  readonly again: () => void;
  /** Puts it back and plays the line. */
  readonly show: () => void;
}

/** A board of its own for a trial, for as long as the component is there. `open` says who may move on it. */
export function useTrial<T extends Trial>(trial: T, open: (trial: T) => SessionState = openTrial): OpenTrial {
  const [session] = useState(() => createSession(open(trial)));
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const again = (): void => {
    stop.current?.();
    session.dispatch({ type: 'open', state: open(trial) });
  };
  const show = (): void => {
    again();
    stop.current = showSteps(session, trial.line);
  };
  return { session, again, show };
}

import { clockRuns, untilFlagMs } from '../session/clock.ts';
import { turnOf } from '../session/selectors.ts';
import type { Session } from '../session/session.ts';

/** When a page wakes: timers of a hidden or frozen page come late, the flag must not. */
const WAKING = ['visibilitychange', 'resume'] as const;

/**
 * Lets the flag fall exactly at zero: one timer, set anew with every change and looked at again when the page wakes.
 * Whoever leaves the board pauses the game.
 */
export function attachClock(session: Session, page: EventTarget): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    const state = session.store.getState();
    const thinkMs = session.thinkMs();
    const left = untilFlagMs(state, thinkMs);
    if (left === undefined) return;
    // A timer may ring a moment early; then it is set once more.
    if (left > 0) timer = setTimeout(look, Math.ceil(left));
    else session.dispatch({ type: 'flag', color: turnOf(state), thinkMs });
  };
  const unsubscribe = session.store.subscribe((now, before) => {
    if (now.game !== before.game || now.paused !== before.paused) look();
  });
  for (const name of WAKING) page.addEventListener(name, look);
  look();
  return () => {
    unsubscribe();
    for (const name of WAKING) page.removeEventListener(name, look);
    clearTimeout(timer);
    if (clockRuns(session.store.getState())) session.dispatch({ type: 'pause', on: true });
  };
}

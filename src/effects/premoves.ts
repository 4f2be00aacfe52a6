import { seatToMove } from '../session/selectors.ts';
import type { Session } from '../session/session.ts';

/**
 * Plays a premove when its turn has come: before anything else a person could do, but only once all have been told
 * of the move it answers.
 */
export function attachPremoves(session: Session): () => void {
  const due = (): boolean => {
    const state = session.store.getState();
    return state.premoves.length > 0 && seatToMove(state).kind === 'human' && !state.game.outcome;
  };
  const playDue = (): void => {
    if (due()) queueMicrotask(() => due() && session.dispatch({ type: 'nextPremove' }));
  };
  // The answer may have come before this did.
  playDue();
  return session.store.subscribe(playDue);
}

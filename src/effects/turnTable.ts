import type { Session } from '../session/session.ts';
import { mustTurn } from '../session/table.ts';

/** Long enough to see the move before the board turns. */
const LOOK_MS = 500;

/** On a table that turns: after each move the board is turned to whoever is to move. */
export function attachTurning(session: Session): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const due = (): boolean => mustTurn(session.store.getState(), session.settings.getState().table);
  const turn = (): void => {
    if (due()) session.dispatch({ type: 'flip' });
  };
  const look = (): void => {
    clearTimeout(timer);
    if (due()) timer = setTimeout(turn, LOOK_MS);
  };
  const unsubscribe = session.store.subscribe((now, before) => {
    // Whoever turns the board by hand between two moves has it that way.
    if (now.game !== before.game) look();
  });
  const unfollow = session.settings.subscribe((now, before) => {
    if (now.table !== before.table) look();
  });
  look();
  return () => {
    unsubscribe();
    unfollow();
    clearTimeout(timer);
  };
}

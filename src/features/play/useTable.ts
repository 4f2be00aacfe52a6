import { useStore } from 'zustand';
import type { Color } from '../../rules/board.ts';
import { turnOf } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import type { Table } from '../../session/settings.ts';
import { farColor, tableOf } from '../../session/table.ts';
import { useSession } from '../../ui/useSession.ts';

interface Seating {
  readonly table: Table;
  /** The player to whom plate and pieces are turned. */
  readonly far: Color | undefined;
  /** What is said of the game is said to whoever is to move. */
  readonly toFar: boolean;
}

/** How the people at this screen sit, for the style sheet. */
export function useTable(session: Session): Seating {
  const chosen = useStore(session.settings, ({ table }) => table);
  const table = useSession(session, (state) => tableOf(state, chosen));
  const far = useSession(session, (state) => farColor(state, chosen));
  const toFar = useSession(session, (state) => !state.game.outcome && turnOf(state) === far);
  return { table, far, toFar };
}

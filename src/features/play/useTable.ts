import { useStore } from 'zustand';
import type { Color } from '../../rules/board.ts';
import type { Orientation } from '../../rules/orientation.ts';
import { turnOf } from '../../session/selectors.ts';
import type { Session } from '../../session/session.ts';
import type { Settings, Table } from '../../session/settings.ts';
import { farColor, seenFrom, tableOf } from '../../session/table.ts';
import { useSession } from '../../ui/useSession.ts';

interface Seating {
  readonly table: Table;
  /** The side of the board that is at the bottom. */
  readonly bottom: Orientation;
  readonly coordinates: Settings['coordinates'];
  /** The player to whom plate and pieces are turned. */
  readonly far: Color | undefined;
  /** What is said of the game is said to whoever is to move. */
  readonly toFar: boolean;
}

/** How the people at this screen sit and what they look at, for the style sheet. */
export function useTable(session: Session): Seating {
  const chosen = useStore(session.settings, ({ table }) => table);
  const table = useSession(session, (state) => tableOf(state, chosen));
  const bottom = useSession(session, (state) => seenFrom(state, chosen));
  const coordinates = useStore(session.settings, (settings) => settings.coordinates);
  const far = useSession(session, (state) => farColor(state, chosen));
  const toFar = useSession(session, (state) => !state.game.outcome && turnOf(state) === far);
  return { table, bottom, coordinates, far, toFar };
}

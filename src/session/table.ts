import { opposite, type Color } from '../rules/board.ts';
import type { Orientation } from '../rules/orientation.ts';
import { turnOf } from './selectors.ts';
import type { SessionState } from './sessionState.ts';
import type { Table } from './settings.ts';

/** Who plays alone, or against somebody far away, sits as always. */
export const tableOf = (state: SessionState, chosen: Table): Table => (isShared(state) ? chosen : 'beside');

/** Do two people play at this device? */
export const isShared = ({ seats }: SessionState): boolean =>
  seats.white.kind === 'human' && seats.black.kind === 'human';

/** The side of the board at the bottom of the screen. */
export function seenFrom(state: SessionState, chosen: Table): Orientation {
  const near = state.orientation;
  if (tableOf(state, chosen) !== 'sideOn') return near;
  return near === 'white' ? 'right' : 'left';
}

/** The color of the player on the far side, to whom pieces and words are turned. */
export function farColor(state: SessionState, chosen: Table): Color | undefined {
  const table = tableOf(state, chosen);
  return table === 'facing' || table === 'sideOn' ? opposite(state.orientation) : undefined;
}

/** Has the board still to be turned to whoever is to move? */
export const mustTurn = (state: SessionState, chosen: Table): boolean =>
  tableOf(state, chosen) === 'turning' && !state.game.outcome && turnOf(state) !== state.orientation;

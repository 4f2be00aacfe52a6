import type { ByColor, Color } from '../rules/board.ts';
import type { Position } from '../rules/position.ts';
import { raceStatus } from '../rules/race.ts';

export interface RaceLead {
  /** Moves each king needs on squares not attacked now; `undefined` where no such way leads to the goal. */
  readonly moves: ByColor<number | undefined>;
  /** The side that needs fewer moves; nobody where they are level. */
  readonly leader: Color | undefined;
  /** By how many moves, where both can be counted. */
  readonly by: number | undefined;
}

const leads = new WeakMap<Position, RaceLead>();

/** Who is nearer to the goal. A distance, not a judgement: it knows nothing of whose turn it is or what follows. */
export function raceLead(position: Position): RaceLead {
  const known = leads.get(position);
  if (known) return known;
  const lead = leadIn(position);
  leads.set(position, lead);
  return lead;
}

function leadIn(position: Position): RaceLead {
  const race = raceStatus(position);
  const moves = { white: race.white.safePath?.length, black: race.black.safePath?.length };
  const { white, black } = moves;
  if (white === undefined || black === undefined) {
    const leader = white !== undefined ? 'white' : black !== undefined ? 'black' : undefined;
    return { moves, leader, by: undefined };
  }
  const by = Math.abs(white - black);
  return { moves, leader: by === 0 ? undefined : white < black ? 'white' : 'black', by };
}

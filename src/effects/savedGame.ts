import type { TimeControl } from '../game/timeControl.ts';
import { makeFen } from '../notation/makeFen.ts';
import { makeUci } from '../notation/uci.ts';
import type { ByColor, Color } from '../rules/board.ts';
import type { OutcomeReason } from '../rules/outcome.ts';
import { clockRuns } from '../session/clock.ts';
import type { Session } from '../session/session.ts';
import type { GameAbout, Seat, SessionState } from '../session/sessionState.ts';

/** The newest form there is. A version of the app that knows less leaves what is newer alone. */
export const VERSION = 1;

/** Written by a version of the app that knows more than this one. */
export const isNewer = (data: object): boolean =>
  'version' in data && typeof data.version === 'number' && data.version > VERSION;

/** A game as it is stored: what was played and how players ended it; all else follows from the rules. */
export interface SavedGame {
  readonly version: typeof VERSION;
  readonly id: string;
  readonly start: string;
  readonly moves: readonly string[];
  readonly thinkMs: readonly number[];
  readonly outcome?: { readonly winner?: Color; readonly reason: OutcomeReason };
  readonly drawOffer?: Color;
  /** A draw goes with the next move of a person. */
  readonly offersDraw?: boolean;
  readonly timeControl?: TimeControl;
  readonly givenMs?: ByColor<number>;
  /** Thinking time on the move that was under way, or that the game ended on. */
  readonly thoughtMs: number;
  /** When it was saved, on the wall clock in ms, with a clock that ran. */
  readonly ranAt?: number;
  /** Moves made ahead of the computer's answer. */
  readonly premoves?: readonly string[];
  readonly seats: ByColor<Seat>;
  readonly cursor: number;
  readonly orientation: Color;
  readonly about?: GameAbout;
  readonly strict?: boolean;
}

export function toSaved(state: SessionState): SavedGame {
  const { id, game, seats, cursor, orientation, thoughtMs, about, strict, offersDraw, premoves } = state;
  const { outcome, drawOffer, timeControl, givenMs } = game;
  const { winner, reason } = outcome ?? {};
  return {
    version: VERSION,
    id,
    start: makeFen(game.start),
    moves: game.plies.map((ply) => makeUci(ply.move)),
    thinkMs: game.plies.map((ply) => ply.thinkMs),
    ...(reason && { outcome: { reason, ...(winner && { winner }) } }),
    ...(drawOffer && { drawOffer }),
    ...(offersDraw && { offersDraw }),
    ...(timeControl && { timeControl }),
    ...(givenMs && { givenMs }),
    ...(strict && { strict }),
    ...(premoves.length > 0 && { premoves: premoves.map(makeUci) }),
    thoughtMs,
    seats,
    cursor,
    orientation,
    ...(about && { about }),
  };
}

/** The game on a board as it stands this moment. */
export function savedNow({ store, thinkMs }: Session): SavedGame {
  const state = store.getState();
  return {
    ...toSaved({ ...state, thoughtMs: thinkMs() }),
    ...(clockRuns(state) && { ranAt: Date.now() }),
  };
}

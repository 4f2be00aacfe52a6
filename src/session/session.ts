import { createStore, type StoreApi } from 'zustand/vanilla';
import { currentPosition, positionAt } from '../game/game.ts';
import { makeSan } from '../notation/san.ts';
import { isLegal } from '../rules/moves.ts';
import { ok } from '../lib/result.ts';
import type { Move } from '../rules/position.ts';
import { arrivalReply } from '../rules/race.ts';
import { whyIllegal } from '../rules/whyIllegal.ts';
import { thinkingCounts } from './clock.ts';
import { explains, warns } from './help.ts';
import {
  after,
  dated,
  moveNow,
  nextOf,
  personMoves,
  type Changed,
  type SessionEvent,
  type SessionRejection,
} from './sessionEvents.ts';
import { isLive, isTry } from './selectors.ts';
import type { HeldMove, SessionState } from './sessionState.ts';
import { createSettings, type Settings, type SettingsStore } from './settings.ts';
import { createStopwatch } from './stopwatch.ts';

export interface Session {
  readonly store: StoreApi<SessionState>;
  /** The one door. Writes once; a refused event changes nothing but `refusal`, and the answer says why. */
  readonly dispatch: (event: SessionEvent) => Changed;
  /** A move made now, by whoever's turn it is. A person's is held where it should be asked about, unless `sure`. */
  readonly play: (move: Move, sure?: boolean) => Changed;
  /** How long the side to move has thought by now, in ms, pauses left out. */
  readonly thinkMs: () => number;
  /** What its reader has chosen for every board. */
  readonly settings: SettingsStore;
}

/** `now` is a monotonic clock in ms. */
export function createSession(
  initial: SessionState,
  now: () => number = () => performance.now(),
  settings: SettingsStore = createSettings(),
): Session {
  const store = createStore<SessionState>(() => dated(initial));
  const stopwatch = createStopwatch(now);
  stopwatch.set(initial.thoughtMs, thinkingCounts(initial));
  const refuse = (before: SessionState, move: Move, error: SessionRejection): void => {
    if (error.code !== 'illegalMove') return;
    const { whyNot } = settings.getState();
    const tried = isTry(move);
    const explained = tried ? explains(whyNot, before) : whyNot !== 'off';
    const refusal = { move, reasons: error.reasons, explained };
    const triedIn = tried ? positionAt(before.game, before.cursor) : before.triedIn;
    store.setState({ ...before, refusal, triedIn, held: undefined, branch: undefined }, true);
  };
  const dispatch = (event: SessionEvent): Changed => {
    const before = store.getState();
    const thinkMs = stopwatch.read();
    const ahead = event.type === 'nextPremove' ? heldAhead(before, settings.getState()) : undefined;
    const next = ahead
      ? after(asked(before), { type: 'hold', held: ahead }, thinkMs)
      : after(before, event.type === 'claim' ? { thinkMs, ...event } : event, thinkMs);
    if (!next.ok) {
      if ((event.type === 'move' || event.type === 'branch') && event.move)
        refuse(before, event.move, next.error);
      return next;
    }
    const { game, paused, thoughtMs } = next.value;
    if (game !== before.game || paused !== before.paused)
      stopwatch.set(thoughtMs, thinkingCounts(next.value));
    const dropped = event.type === 'nextPremove' && !ahead ? toldPremove(before, next.value) : undefined;
    if (!dropped) store.setState(next.value, true);
    else
      refuse(next.value, dropped, {
        code: 'illegalMove',
        reasons: whyIllegal(currentPosition(game), dropped),
      });
    return ok(store.getState());
  };
  const play = (move: Move, sure = false): Changed => {
    const state = store.getState();
    const held = sure ? undefined : heldBack(state, move, settings.getState());
    if (held) return dispatch({ type: 'hold', held });
    return dispatch(moveNow(state, move, stopwatch.read()));
  };
  return { store, dispatch, play, thinkMs: stopwatch.read, settings };
}

/** The premove that is refused on the board: the first of those dropped, where it stands as it was found. */
const toldPremove = (before: SessionState, now: SessionState): Move | undefined =>
  now.game === before.game && isLive(now) ? before.premoves[0] : undefined;

/** The premove whose turn has come, where it is an arrival to be asked about. Other premoves wait for no second word. */
function heldAhead(state: SessionState, settings: Settings): HeldMove | undefined {
  const move = state.premoves[nextOf(state)];
  return move && heldBack(state, move, { ...settings, confirmMoves: 'off' });
}

/** The board on which that is asked: as it stands, for what was to follow an arrival can't be played any more. */
const asked = (state: SessionState): SessionState => ({
  ...state,
  premoves: [],
  cursor: state.game.plies.length,
  drawings: [],
});

/** A person's legal move that is to be asked about before it is played. */
function heldBack(state: SessionState, move: Move, settings: Settings): HeldMove | undefined {
  const { game } = state;
  const position = currentPosition(game);
  if (game.outcome || !personMoves(state) || !isLegal(position, move)) return undefined;
  const replies = warns(settings.arrivalWarning, game) ? arrivalReply(position, move) : [];
  if (replies.length === 0 && settings.confirmMoves === 'off') return undefined;
  return { move, san: makeSan(position, move), replies: replies.toSorted((a, b) => a.to - b.to) };
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HintReason, Level } from '../bot/protocol.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { advance, type GameEvent, type Rejection } from '../game/advance.ts';
import { currentPosition, type Game, positionAt } from '../game/game.ts';
import { makeSan } from '../notation/san.ts';
import { opposite, type ByColor, type Color } from '../rules/board.ts';
import { isLegal } from '../rules/moves.ts';
import type { Move, Position } from '../rules/position.ts';
import { arrivalReply } from '../rules/race.ts';
import { type IllegalReason, whyIllegal } from '../rules/whyIllegal.ts';
import { clockRuns, thinkingCounts } from './clock.ts';
import type { Drawing } from './drawings.ts';
import { explains, mayGiveTime, warns } from './help.ts';
import { createSettings, type Settings, type SettingsStore } from './settings.ts';
import { createStopwatch } from './stopwatch.ts';

/** Who moves a color. */
export type Seat = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: Level };

/** A move somebody tried and the rules refused. It stands until the next thing that happens. */
export interface Refusal {
  readonly move: Move;
  readonly reasons: readonly IllegalReason[];
  /** Whether the reasons are shown, or only that it was refused. */
  readonly explained: boolean;
}

/** What is told of a game besides what was played; it stays with the game for good. */
export interface GameAbout {
  /** On the wall clock, in ms. */
  readonly startedAt?: number;
  /** What a record read from PGN says of the players and the place. */
  readonly tags?: Readonly<Record<string, string>>;
}

/** A move that waits for a second word: Black could follow an arrival and draw, or the player confirms each move. */
export interface HeldMove {
  readonly move: Move;
  readonly san: string;
  /** How Black could follow; none where a move only waits to be confirmed. */
  readonly replies: readonly Move[];
}

/** A hint is given in steps, each when it is asked for: which piece, where to, and why. */
export const HINT_STEPS = ['piece', 'square', 'why'] as const;

export interface ShownHint {
  readonly move: Move;
  readonly reasons: readonly HintReason[];
  readonly step: (typeof HINT_STEPS)[number];
}

/** Somebody wants to play on from the earlier position on show, perhaps with this move. */
export interface Branch {
  readonly move: Move | undefined;
}

export interface SessionState {
  /** Names this game among the saved ones. */
  readonly id: string;
  readonly game: Game;
  readonly seats: ByColor<Seat>;
  /** The ply on show: 0 is the start, `game.plies.length` the live position. */
  readonly cursor: number;
  /** The color whose first rank is at the bottom. Both players start from `white`. */
  readonly orientation: Color;
  /** A person has said that a draw goes with their next move. */
  readonly offersDraw: boolean;
  /** Who has declined a draw; it is forgotten after that side's next move. */
  readonly declined?: { readonly by: Color; readonly plies: number } | undefined;
  readonly refusal: Refusal | undefined;
  /** Where somebody last tried an impossible move. */
  readonly triedIn?: Position | undefined;
  readonly held: HeldMove | undefined;
  /** What a person has moved ahead while the computer thinks, in the order of play. */
  readonly premoves: readonly Move[];
  /** Arrows and circles of the position on show. */
  readonly drawings: readonly Drawing[];
  readonly branch?: Branch | undefined;
  /** A game without help: no takebacks, no hints, and nobody gives themselves time. */
  readonly strict?: boolean | undefined;
  /** For the live position; it stands until the next move. */
  readonly hint?: ShownHint | undefined;
  /** The clocks stand, and the board is hidden so that nobody thinks for nothing. */
  readonly paused: boolean;
  /** What the side to move had thought when its stopwatch was last set, in ms; `Session.thinkMs` tells it for now. */
  readonly thoughtMs: number;
  /** Somebody else's game: played in another tab, or only looked at. Nothing but the view changes here. */
  readonly viewOnly?: boolean;
  readonly about?: GameAbout;
}

/** Why an event changes nothing: the game doesn't allow it, it is a strict one, or it isn't played on this board. */
export type SessionRejection = Rejection | { readonly code: 'viewOnly' | 'strict' };

export type Changed = Result<SessionState, SessionRejection>;

/** Everything that can happen to a board: what moves the game on, and what only changes the view of it. */
export type SessionEvent =
  | GameEvent
  | { readonly type: 'open'; readonly state: SessionState }
  | { readonly type: 'goTo'; readonly ply: number }
  | { readonly type: 'flip' }
  | { readonly type: 'offerWithMove'; readonly on: boolean }
  | { readonly type: 'hold'; readonly held: HeldMove }
  | { readonly type: 'draw'; readonly drawings: readonly Drawing[] }
  | { readonly type: 'premove'; readonly move: Move }
  | { readonly type: 'cancelPremoves' }
  /** The turn has come: the first premove that can be played is played, and those before it are dropped. */
  | { readonly type: 'nextPremove' }
  | { readonly type: 'hint'; readonly hint: ShownHint }
  /** Asks whether to play on from the earlier position on show. */
  | { readonly type: 'branch'; readonly move?: Move }
  /** The person takes over the bot's side, and the bot theirs. */
  | { readonly type: 'switchSides' }
  /** Only a clock that runs can be paused. */
  | { readonly type: 'pause'; readonly on: boolean }
  /** Whoever goes on has read it. */
  | { readonly type: 'dismiss' };

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

/** A game that begins is dated; only for the record, no clock reads it. */
const dated = (state: SessionState): SessionState =>
  state.about?.startedAt !== undefined || state.game.plies.length > 0
    ? state
    : { ...state, about: { ...state.about, startedAt: Date.now() } };

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
    const explained = explains(settings.getState().whyNot, before);
    const refusal = { move, reasons: error.reasons, explained };
    const triedIn = positionAt(before.game, before.cursor);
    store.setState({ ...before, refusal, triedIn, held: undefined, branch: undefined }, true);
  };
  const dispatch = (event: SessionEvent): Changed => {
    const before = store.getState();
    const thinkMs = stopwatch.read();
    const next = after(before, event.type === 'claim' ? { thinkMs, ...event } : event, thinkMs);
    if (!next.ok) {
      if ((event.type === 'move' || event.type === 'branch') && event.move)
        refuse(before, event.move, next.error);
      return next;
    }
    const { game, paused, thoughtMs } = next.value;
    if (game !== before.game || paused !== before.paused)
      stopwatch.set(thoughtMs, thinkingCounts(next.value));
    store.setState(next.value, true);
    return next;
  };
  const play = (move: Move, sure = false): Changed => {
    const state = store.getState();
    const held = sure ? undefined : heldBack(state, move, settings.getState());
    if (held) return dispatch({ type: 'hold', held });
    return dispatch(moveNow(state, move, stopwatch.read()));
  };
  return { store, dispatch, play, thinkMs: stopwatch.read, settings };
}

const personMoves = ({ game, seats }: SessionState): boolean =>
  seats[currentPosition(game).turn].kind === 'human';

/** A person's legal move that is to be asked about before it is played. */
function heldBack(state: SessionState, move: Move, settings: Settings): HeldMove | undefined {
  const { game } = state;
  const position = currentPosition(game);
  if (game.outcome || !personMoves(state) || !isLegal(position, move)) return undefined;
  const replies = warns(settings.arrivalWarning, game) ? arrivalReply(position, move) : [];
  if (replies.length === 0 && settings.confirmMoves === 'off') return undefined;
  return { move, san: makeSan(position, move), replies: replies.toSorted((a, b) => a.to - b.to) };
}

const HELPS: readonly SessionEvent['type'][] = ['takeBack', 'hint', 'switchSides'];
const forbidden = (state: SessionState, { type }: SessionEvent): boolean =>
  (state.strict === true && HELPS.includes(type)) || (type === 'giveTime' && !mayGiveTime(state));

const VIEWING: readonly SessionEvent['type'][] = ['open', 'goTo', 'flip', 'dismiss', 'draw'];

function after(previous: SessionState, event: SessionEvent, thinkMs: number): Changed {
  if (previous.viewOnly && !VIEWING.includes(event.type)) return err({ code: 'viewOnly' });
  if (forbidden(previous, event)) return err({ code: 'strict' });
  const said = previous.refusal ?? previous.held ?? previous.branch;
  const state = said ? { ...previous, refusal: undefined, held: undefined, branch: undefined } : previous;
  if (event.type === 'dismiss') return ok(state);
  if (event.type === 'hold') return ok({ ...state, held: event.held });
  if (event.type === 'hint') return ok({ ...state, hint: event.hint });
  if (event.type === 'branch') return branched(state, event.move);
  if (event.type === 'switchSides')
    return ok({
      ...state,
      seats: { white: state.seats.black, black: state.seats.white },
      offersDraw: false,
      premoves: [],
      hint: undefined,
    });
  if (event.type === 'open') return ok(dated(event.state));
  if (event.type === 'flip') return ok({ ...state, orientation: opposite(state.orientation) });
  if (event.type === 'offerWithMove') return ok({ ...state, offersDraw: event.on });
  if (event.type === 'draw') return ok({ ...state, drawings: event.drawings });
  if (event.type === 'premove') return ok({ ...state, premoves: [...state.premoves, event.move] });
  if (event.type === 'cancelPremoves')
    return ok(state.premoves.length > 0 ? { ...state, premoves: [] } : state);
  if (event.type === 'nextPremove') return nextPremove(state, thinkMs);
  if (event.type === 'pause')
    return ok({ ...state, paused: event.on && clockRuns(state), thoughtMs: thinkMs });
  if (event.type === 'goTo')
    return ok({
      ...state,
      cursor: Math.max(0, Math.min(event.ply, state.game.plies.length)),
      drawings: [],
    });
  const game = advance(state.game, event);
  if (!game.ok) return game;
  const sameTurn = game.value.plies.length === state.game.plies.length && event.type !== 'takeBack';
  return ok({
    ...state,
    game: game.value,
    cursor: cursorAfter(state, game.value),
    hint: sameTurn && !game.value.outcome ? state.hint : undefined,
    // It waits for a person's move; whatever else happens to the game takes it back.
    offersDraw:
      state.offersDraw && (event.type === 'giveTime' || (event.type === 'move' && !personMoves(state))),
    declined: declinedAfter(state, event, game.value),
    // Whoever takes back thinks again.
    premoves: game.value.outcome || event.type === 'takeBack' ? [] : state.premoves,
    drawings: sameTurn ? state.drawings : [],
    paused: state.paused && sameTurn && !game.value.outcome,
    // A flag fell at the time its event says, whenever it was seen.
    thoughtMs: sameTurn ? ('thinkMs' in event && event.thinkMs) || thinkMs : 0,
  });
}

function nextPremove(state: SessionState, thinkMs: number): Changed {
  const first = state.premoves.findIndex((move) => isLegal(currentPosition(state.game), move));
  const [move, ...premoves] = first < 0 ? [] : state.premoves.slice(first);
  const left = { ...state, premoves };
  return move ? after(left, moveNow(left, move, thinkMs), thinkMs) : ok(left);
}

/** A move with the draw offer that its player has attached. */
const moveNow = (state: SessionState, move: Move, thinkMs: number): GameEvent => ({
  type: 'move',
  move,
  thinkMs,
  ...(state.offersDraw && personMoves(state) && { offerDraw: true }),
});

function branched(state: SessionState, move: Move | undefined): Result<SessionState, Rejection> {
  const shown = positionAt(state.game, state.cursor);
  const reasons = move && shown ? whyIllegal(shown, move) : [];
  return reasons.length > 0 ? err({ code: 'illegalMove', reasons }) : ok({ ...state, branch: { move } });
}

function declinedAfter(
  { declined }: SessionState,
  event: GameEvent,
  { plies, outcome }: Game,
): SessionState['declined'] {
  if (event.type === 'declineDraw') return { by: event.color, plies: plies.length };
  const stands = declined && !outcome && plies.length - declined.plies <= 1 && event.type !== 'takeBack';
  return stands ? declined : undefined;
}

/** Whoever looks at the live position keeps looking at it; whoever looks back is left there. */
function cursorAfter(state: SessionState, game: Game): number {
  const live = state.cursor === state.game.plies.length;
  return live ? game.plies.length : Math.min(state.cursor, game.plies.length);
}

import { err, ok, type Result } from '../lib/result.ts';
import { advance, type GameEvent, type Rejection } from '../game/advance.ts';
import { currentPosition, type Game, positionAt } from '../game/game.ts';
import { opposite } from '../rules/board.ts';
import { isLegal } from '../rules/moves.ts';
import type { Move } from '../rules/position.ts';
import { whyIllegal } from '../rules/whyIllegal.ts';
import { clockRuns } from './clock.ts';
import { mayGiveTime } from './help.ts';
import type { Drawing } from './drawings.ts';
import type { HeldMove, SessionState, ShownHint } from './sessionState.ts';

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

/** A game that begins is dated; only for the record, no clock reads it. */
export const dated = (state: SessionState): SessionState =>
  state.about?.startedAt !== undefined || state.game.plies.length > 0
    ? state
    : { ...state, about: { ...state.about, startedAt: Date.now() } };

export const personMoves = ({ game, seats }: SessionState): boolean =>
  seats[currentPosition(game).turn].kind === 'human';

const VIEWING: readonly SessionEvent['type'][] = ['open', 'goTo', 'flip', 'dismiss', 'draw'];

const HELPS: readonly SessionEvent['type'][] = ['takeBack', 'hint', 'switchSides'];
const forbidden = (state: SessionState, { type }: SessionEvent): boolean =>
  (state.strict === true && HELPS.includes(type)) || (type === 'giveTime' && !mayGiveTime(state));

/** What an event makes of a board; `thinkMs` is what the side to move has thought by now. Changes nothing that it is given. */
export function after(previous: SessionState, event: SessionEvent, thinkMs: number): Changed {
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

/** Which premove can be played now, those before it left out; -1 where none can. */
export const nextOf = ({ premoves, game }: SessionState): number =>
  premoves.findIndex((move) => isLegal(currentPosition(game), move));

function nextPremove(state: SessionState, thinkMs: number): Changed {
  const first = nextOf(state);
  const [move, ...premoves] = first < 0 ? [] : state.premoves.slice(first);
  const left = { ...state, premoves };
  return move ? after(left, moveNow(left, move, thinkMs), thinkMs) : ok(left);
}

/** A move with the draw offer that its player has attached. */
export const moveNow = (state: SessionState, move: Move, thinkMs: number): GameEvent => ({
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

import { assertNever } from '../lib/assertNever.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { makeSan } from '../notation/san.ts';
import { type Color, opposite } from '../rules/board.ts';
import { type Outcome, positionOutcome } from '../rules/outcome.ts';
import { type Move, play } from '../rules/position.ts';
import { type IllegalReason, whyIllegal } from '../rules/whyIllegal.ts';
import { type ClaimRefusal, type ClaimRule, occurrences, refuseClaim } from './claims.ts';
import { remainingMs } from './clock.ts';
import { currentPosition, type Game } from './game.ts';

/** `thinkMs`: how long the side to move has thought on this move, pauses left out; without clocks it is free. */
export type GameEvent =
  | { readonly type: 'move'; readonly move: Move; readonly thinkMs?: number; readonly offerDraw?: boolean }
  /** By the player to move, on the board as it stands or together with an intended move. */
  | {
      readonly type: 'claim';
      readonly color: Color;
      readonly rule: ClaimRule;
      readonly move?: Move;
      readonly thinkMs?: number;
    }
  /** The answers of `color` to the opponent's offer. */
  | { readonly type: 'acceptDraw' | 'declineDraw'; readonly color: Color }
  /** Both have agreed away from the board, as a game record says. */
  | { readonly type: 'agreeDraw' }
  | { readonly type: 'resign'; readonly color: Color }
  | { readonly type: 'flag'; readonly color: Color; readonly thinkMs: number }
  | { readonly type: 'giveTime'; readonly color: Color; readonly ms: number }
  /** Undoes plies and whatever ended the game after them. */
  | { readonly type: 'takeBack'; readonly plies: number };

/** Why an event changes nothing. */
export type Rejection =
  | { readonly code: 'illegalMove'; readonly reasons: readonly IllegalReason[] }
  | ClaimRefusal
  | {
      readonly code:
        | 'gameOver'
        | 'notYourTurn'
        | 'offerTooEarly'
        | 'noDrawOffer'
        | 'noClock'
        | 'badTime'
        | 'timeLeft'
        | 'cannotTakeBack';
    };

type Advanced = Result<Game, Rejection>;

type SimpleCode = Exclude<Rejection['code'], 'illegalMove' | ClaimRefusal['code']>;
const reject = (code: SimpleCode): Advanced => err({ code });

const isDuration = (ms: number): boolean => Number.isFinite(ms) && ms >= 0;

const turnOf = (game: Game): Color => currentPosition(game).turn;

/** The game without what no longer holds after an event. */
function settled({ start, plies, timeControl, givenMs }: Game): Game {
  return { start, plies, ...(timeControl && { timeControl }), ...(givenMs && { givenMs }) };
}

const ended = (game: Game, outcome: Outcome): Game => ({ ...settled(game), outcome });

const draw = (game: Game, reason: Outcome['reason']): Game => ended(game, { winner: undefined, reason });

const lost = (game: Game, color: Color, reason: 'resignation' | 'flag'): Game =>
  ended(game, { winner: opposite(color), reason });

/** The game with one legal move more, and over if the move ends it by itself. */
function withMove(game: Game, move: Move, thinkMs: number): Game {
  const before = currentPosition(game);
  const position = play(before, move);
  const ply = { move, san: makeSan(before, move), position, thinkMs };
  const next: Game = { ...settled(game), plies: [...game.plies, ply] };
  const outcome = positionOutcome(position);
  if (outcome) return ended(next, outcome);
  return occurrences(next) >= 5 ? draw(next, 'fivefold') : next;
}

const flagIsDown = (game: Game, thinkMs: number): boolean => {
  const left = remainingMs(game, turnOf(game), thinkMs);
  return left !== undefined && left <= 0;
};

/** What both a move and a claim go through: legal, in time. A move made too late is not played: its player loses. */
function inTime(game: Game, move: Move | undefined, thinkMs: number, onward: () => Advanced): Advanced {
  if (!isDuration(thinkMs)) return reject('badTime');
  if (flagIsDown(game, thinkMs)) return ok(lost(game, turnOf(game), 'flag'));
  const reasons = move ? whyIllegal(currentPosition(game), move) : [];
  return reasons.length > 0 ? err({ code: 'illegalMove', reasons }) : onward();
}

function makeMove(
  game: Game,
  { move, thinkMs = 0, offerDraw }: Extract<GameEvent, { type: 'move' }>,
): Advanced {
  return inTime(game, move, thinkMs, () => {
    if (offerDraw && game.plies.length < 2) return reject('offerTooEarly');
    const next = withMove(game, move, thinkMs);
    return ok(offerDraw && !next.outcome ? { ...next, drawOffer: turnOf(game) } : next);
  });
}

function claim(
  game: Game,
  { color, rule, move, thinkMs = 0 }: Extract<GameEvent, { type: 'claim' }>,
): Advanced {
  if (color !== turnOf(game)) return reject('notYourTurn');
  return inTime(game, move, thinkMs, () => {
    const refusal = refuseClaim(game, rule, move);
    if (refusal) return err(refusal);
    const claimed = move ? withMove(game, move, thinkMs) : game;
    // A draw that the intended move brings by itself comes before the claim.
    return ok(claimed.outcome ? claimed : draw(claimed, rule));
  });
}

function flag(game: Game, { color, thinkMs }: Extract<GameEvent, { type: 'flag' }>): Advanced {
  if (!game.timeControl) return reject('noClock');
  if (color !== turnOf(game)) return reject('notYourTurn');
  if (!isDuration(thinkMs)) return reject('badTime');
  return flagIsDown(game, thinkMs) ? ok(lost(game, color, 'flag')) : reject('timeLeft');
}

function giveTime(game: Game, { color, ms }: Extract<GameEvent, { type: 'giveTime' }>): Advanced {
  if (!game.timeControl) return reject('noClock');
  if (!isDuration(ms)) return reject('badTime');
  const given = game.givenMs ?? { white: 0, black: 0 };
  return ok({ ...game, givenMs: { ...given, [color]: given[color] + ms } });
}

function takeBack(game: Game, plies: number): Advanced {
  const kept = game.plies.length - plies;
  if (!Number.isInteger(plies) || plies < 1 || kept < 0) return reject('cannotTakeBack');
  return ok({ ...settled(game), plies: game.plies.slice(0, kept) });
}

/** The only way a game moves on. Never throws, never changes its input; a `Rejection` leaves all as it was. */
export function advance(game: Game, event: GameEvent): Advanced {
  if (event.type === 'takeBack') return takeBack(game, event.plies);
  if (game.outcome) return reject('gameOver');
  switch (event.type) {
    case 'move':
      return makeMove(game, event);
    case 'claim':
      return claim(game, event);
    case 'acceptDraw':
    case 'declineDraw':
      if (game.drawOffer !== opposite(event.color)) return reject('noDrawOffer');
      return ok(event.type === 'acceptDraw' ? draw(game, 'agreement') : settled(game));
    case 'agreeDraw':
      return ok(draw(game, 'agreement'));
    case 'resign':
      return ok(lost(game, event.color, 'resignation'));
    case 'flag':
      return flag(game, event);
    case 'giveTime':
      return giveTime(game, event);
    default:
      return assertNever(event);
  }
}

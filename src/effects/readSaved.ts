import type { Level } from '../bot/protocol.ts';
import { advance, type GameEvent } from '../game/advance.ts';
import { currentPosition, newGame, type Game } from '../game/game.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { parseFen } from '../notation/fen.ts';
import { parseUci } from '../notation/uci.ts';
import { opposite, type ByColor, type Color } from '../rules/board.ts';
import type { Move, Position } from '../rules/position.ts';
import { boardWith } from '../session/boardWith.ts';
import { clockRuns, untilFlagMs } from '../session/clock.ts';
import type { GameAbout, Seat, SessionState } from '../session/sessionState.ts';
import type { SettingsStore } from '../session/settings.ts';
import { isDuration, isMoment, isRecord, parseTimeControl, parseTimes } from './savedClock.ts';
import { isNewer, VERSION } from './savedGame.ts';

/** `newer`: written by a version of the app that knows more. Both are left in the storage as they are. */
export type SaveError = 'unreadable' | 'newer';

/**
 * Reads a stored game by playing it again, so that nothing but a possible game comes out. A clock that ran is
 * paused: nobody loses time to a reload. With `now`, the wall clock in ms, it has run on between two people.
 */
export function parseSaved(data: unknown, now?: number): Result<SessionState, SaveError> {
  if (!isRecord(data)) return err('unreadable');
  if (isNewer(data)) return err('newer');
  const { id, orientation, cursor, thoughtMs = 0 } = data;
  const game = replayed(data);
  const seats = parseSeats(data['seats']);
  if (data['version'] !== VERSION || typeof id !== 'string' || !game || !seats) return err('unreadable');
  if (!isColor(orientation) || typeof cursor !== 'number') return err('unreadable');
  if (!Number.isInteger(cursor) || cursor < 0 || cursor > game.plies.length) return err('unreadable');
  if (!isDuration(thoughtMs)) return err('unreadable');
  const about = parseAbout(data['about']);
  const strict = data['strict'] === true;
  const offersDraw = data['offersDraw'] === true && !game.outcome;
  const view = {
    cursor,
    orientation,
    thoughtMs,
    offersDraw,
    ...(strict && { strict }),
    ...(about && { about }),
    premoves: parsePremoves(data['premoves'], game, seats),
  };
  const state = { ...boardWith(id, game, seats), ...view };
  return ok(
    (now !== undefined && ranOn(state, data['ranAt'], now)) || { ...state, paused: clockRuns(state) },
  );
}

/** Reads the game of a page that comes back: the time it was closed counts where the settings want it. */
export const parseReturning = (data: unknown, settings: SettingsStore): Result<SessionState, SaveError> =>
  parseSaved(data, settings.getState().clockAway === 'on' ? Date.now() : undefined);

/**
 * The board as if the page had never gone. A wall clock that was set back tells of no time away; one that jumped
 * ahead takes no more than the side to move had left.
 */
function ranOn(state: SessionState, ranAt: unknown, now: number): SessionState | undefined {
  const { white, black } = state.seats;
  const left = untilFlagMs(state, state.thoughtMs);
  if (left === undefined || !isDuration(ranAt)) return undefined;
  if (white.kind === 'bot' || black.kind === 'bot') return undefined;
  return { ...state, thoughtMs: state.thoughtMs + Math.min(left, Math.max(0, now - ranAt)) };
}

function replayed(data: Readonly<Record<string, unknown>>): Game | undefined {
  const { start, moves, thinkMs, drawOffer } = data;
  if (typeof start !== 'string' || !Array.isArray(moves) || !Array.isArray(thinkMs)) return undefined;
  const position = parseFen(start);
  let game = position.ok ? begun(position.value, data) : undefined;
  for (const [n, text] of moves.entries()) {
    const move = typeof text === 'string' ? parseUci(text) : undefined;
    const ms: unknown = thinkMs[n];
    if (!move || typeof ms !== 'number') return undefined;
    const offerDraw = n === moves.length - 1 && isColor(drawOffer);
    game = game && advanced(game, { type: 'move', move, thinkMs: ms, ...(offerDraw && { offerDraw }) });
  }
  return game && ended(game, data);
}

/** The clocks with all time ever given on them, which is what counts in the end. */
function begun(start: Position, data: Readonly<Record<string, unknown>>): Game | undefined {
  if (data['timeControl'] === undefined) return newGame({ start });
  const timeControl = parseTimeControl(data['timeControl']);
  if (!timeControl) return undefined;
  const game = newGame({ start, timeControl });
  if (data['givenMs'] === undefined) return game;
  const givenMs = parseTimes(data['givenMs']);
  return givenMs && { ...game, givenMs };
}

/** Ends the game as its players did, where the moves alone have not. */
function ended(game: Game, { outcome, thoughtMs }: Readonly<Record<string, unknown>>): Game | undefined {
  if (outcome === undefined || game.outcome) return game;
  if (!isRecord(outcome)) return undefined;
  const { winner, reason } = outcome;
  if (reason === 'agreement') return advanced(game, { type: 'agreeDraw' });
  if (reason === 'threefold' || reason === 'fifty')
    return advanced(game, { type: 'claim', color: currentPosition(game).turn, rule: reason });
  if (reason === 'resignation' && isColor(winner))
    return advanced(game, { type: 'resign', color: opposite(winner) });
  if (reason === 'flag' && isColor(winner) && isDuration(thoughtMs))
    return game.timeControl
      ? advanced(game, { type: 'flag', color: opposite(winner), thinkMs: thoughtMs })
      : // A record from elsewhere can know of a clock that it doesn't tell.
        { ...game, outcome: { winner, reason } };
  return undefined;
}

function advanced(game: Game, event: GameEvent): Game | undefined {
  const next = advance(game, event);
  return next.ok ? next.value : undefined;
}

function parseSeats(data: unknown): ByColor<Seat> | undefined {
  if (!isRecord(data)) return undefined;
  const white = parseSeat(data['white']);
  const black = parseSeat(data['black']);
  return white && black && { white, black };
}

function parseSeat(data: unknown): Seat | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, level } = data;
  if (kind === 'human') return { kind };
  return kind === 'bot' && isLevel(level) ? { kind, level } : undefined;
}

const MOST_PREMOVES = 100;

/** Only while the computer thinks are there any; whether they can be played is asked when their turn comes. */
function parsePremoves(data: unknown, game: Game, seats: ByColor<Seat>): readonly Move[] {
  const thinks = !game.outcome && seats[currentPosition(game).turn].kind === 'bot';
  if (!Array.isArray(data) || !thinks) return [];
  const moves = data.slice(0, MOST_PREMOVES).map((text) => (isText(text) ? parseUci(text) : undefined));
  return moves.every((move) => move !== undefined) ? moves : [];
}

/** What can't be read of it is left out: no game is worth less for it. */
function parseAbout(data: unknown): GameAbout | undefined {
  if (!isRecord(data)) return undefined;
  const { startedAt, tags } = data;
  const texts = isRecord(tags)
    ? Object.entries(tags).filter((tag): tag is [string, string] => isText(tag[1]))
    : [];
  return {
    ...(isMoment(startedAt) && { startedAt }),
    ...(texts.length > 0 && { tags: Object.fromEntries(texts) }),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const LEVELS: readonly unknown[] = ['easy', 'medium', 'hard', 'max'] satisfies Level[];
const isLevel = (value: unknown): value is Level => LEVELS.includes(value);
const isColor = (value: unknown): value is Color => value === 'white' || value === 'black';

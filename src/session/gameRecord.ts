import type { Level } from '../bot/protocol.ts';
import { remainingMs } from '../game/clock.ts';
import { currentPosition, type Game } from '../game/game.ts';
import { pgnFromGame } from '../game/pgn.ts';
import { makeFen } from '../notation/makeFen.ts';
import { makeUci } from '../notation/uci.ts';
import type { PgnGame } from '../notation/pgnTree.ts';
import type { Color } from '../rules/board.ts';
import { boardWith } from './boardWith.ts';
import type { Seat, SessionState } from './sessionState.ts';

/** Tags beside the usual ones: with them a game that comes back is the same game, against the same level. */
const TAGS = {
  id: 'GameId',
  type: { white: 'WhiteType', black: 'BlackType' },
  level: { white: 'WhiteLevel', black: 'BlackLevel' },
} as const;

const LEVELS: readonly string[] = ['easy', 'medium', 'hard', 'max'] satisfies Level[];
const isLevel = (text: string | undefined): text is Level => text !== undefined && LEVELS.includes(text);

/** What a seat is called in a record; a person at this board has no name. */
export type SeatName = (seat: Seat) => string | undefined;

const pad = (n: number, length: number): string => String(n).padStart(length, '0');

function dateTag(ms: number): string {
  const date = new Date(ms);
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join('.');
}

function startOf(tag: string | undefined): number | undefined {
  const [, year, month, day] = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(tag ?? '') ?? [];
  return year === undefined ? undefined : new Date(Number(year), Number(month) - 1, Number(day)).getTime();
}

function seatTags(color: Color, seat: Seat, nameOf: SeatName): readonly [string, string][] {
  const name = nameOf(seat);
  return [
    ...(name === undefined ? [] : [[color === 'white' ? 'White' : 'Black', name] as [string, string]]),
    ...(seat.kind === 'bot'
      ? ([
          [TAGS.type[color], 'program'],
          [TAGS.level[color], seat.level],
        ] as [string, string][])
      : []),
  ];
}

/** The game on a board as PGN tells it, with all that is known of it. */
export function recordOf({ id, game, seats, about }: SessionState, nameOf: SeatName): PgnGame {
  const { startedAt, tags } = about ?? {};
  return pgnFromGame(
    game,
    new Map([
      ...(startedAt === undefined ? [] : [['Date', dateTag(startedAt)] as const]),
      ...seatTags('white', seats.white, nameOf),
      ...seatTags('black', seats.black, nameOf),
      ...Object.entries(tags ?? {}),
      [TAGS.id, id],
    ]),
  );
}

/** Two games with the same moves, players and day are one (two FNV-1a side by side). */
function contentId(pgn: PgnGame, game: Game): string {
  const who = ['White', 'Black', 'Date', 'Event', 'Round'].map((name) => pgn.tags.get(name) ?? '');
  const text = [makeFen(game.start), ...game.plies.map(({ move }) => makeUci(move)), ...who].join(' ');
  let [a, b] = [0x811c9dc5, 0x1234567];
  for (let n = 0; n < text.length; n++) {
    a = Math.imul(a ^ text.charCodeAt(n), 0x01000193) >>> 0;
    b = Math.imul(b ^ text.charCodeAt(n), 0x01000193) >>> 0;
  }
  return `pgn-${a.toString(16)}${b.toString(16)}`;
}

/** More tags, or longer ones, than a game needs are left out. */
const MOST = { tags: 40, length: 300 } as const;

function keptTags(tags: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const own: readonly string[] = [TAGS.id, ...Object.values(TAGS.type), ...Object.values(TAGS.level)];
  return Object.fromEntries(
    [...tags]
      .filter(([name, value]) => !own.includes(name) && name !== '__proto__' && value.length <= MOST.length)
      .slice(0, MOST.tags),
  );
}

function seatOf(tags: ReadonlyMap<string, string>, color: Color): Seat {
  const level = tags.get(TAGS.level[color]);
  const program = tags.get(TAGS.type[color]) === 'program';
  return program && isLevel(level) ? { kind: 'bot', level } : { kind: 'human' };
}

/** A flag fell when all the time was used; a state tells how long its player thought then. */
function thoughtMs(game: Game): number {
  if (game.outcome?.reason !== 'flag' || !game.timeControl) return 0;
  const { turn } = currentPosition(game);
  return Math.max(0, (remainingMs(game, turn) ?? 0) + game.timeControl.incrementMs[turn]);
}

/** The board on which a game read from PGN is looked at; `game` is its main line, replayed. */
export function stateOfRecord(pgn: PgnGame, game: Game): SessionState {
  const given = pgn.tags.get(TAGS.id) ?? '';
  const startedAt = startOf(pgn.tags.get('Date'));
  const tags = keptTags(pgn.tags);
  const id = /^[\w-]{8,64}$/.test(given) ? given : contentId(pgn, game);
  return {
    ...boardWith(id, game, { white: seatOf(pgn.tags, 'white'), black: seatOf(pgn.tags, 'black') }),
    thoughtMs: thoughtMs(game),
    about: { ...(startedAt !== undefined && { startedAt }), ...(Object.keys(tags).length > 0 && { tags }) },
  };
}

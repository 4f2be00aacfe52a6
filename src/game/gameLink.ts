import { err, ok, type Result } from '../lib/result.ts';
import { makeFen } from '../notation/makeFen.ts';
import { type Color, opposite } from '../rules/board.ts';
import { legalMoves } from '../rules/moves.ts';
import type { Move, Position } from '../rules/position.ts';
import { advance, type GameEvent } from './advance.ts';
import { currentPosition, newGame, type Game } from './game.ts';

/** How players ended the game; what the rules end needs no word. A code is a place in this list, for good. */
const ENDINGS = [
  'none',
  'agreement',
  'threefold',
  'fifty',
  'resigned white',
  'resigned black',
  'flag white',
  'flag black',
] as const;

type Ending = (typeof ENDINGS)[number];

const VERSION = 1;
const WIDTH = { version: 4, ending: 4, plies: 10 } as const;

/** More plies than a link has room to count. */
export const MAX_LINK_PLIES = 2 ** WIDTH.plies - 1;

/** Six bits a character, none of which a URL has to escape. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;

/** Legal moves in an order of their own, which no change of the move generator can touch. */
const inOrder = (position: Position): readonly Move[] =>
  legalMoves(position).toSorted((a, b) => a.from - b.from || a.to - b.to);

/** As many bits as it takes to tell so many apart; none where there is no choice. */
const widthFor = (count: number): number => Math.ceil(Math.log2(Math.max(1, count)));

/** Two characters that show whether a link came through whole, with its own start beside it (FNV-1a). */
function checksum(start: Position, text: string): string {
  let hash = 0x811c9dc5;
  for (const character of makeFen(start) + text)
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return ALPHABET.charAt(hash % 64) + ALPHABET.charAt((hash >>> 6) % 64);
}

function endingOf({ outcome }: Game): Ending {
  const { reason, winner } = outcome ?? {};
  if (reason === 'agreement' || reason === 'threefold' || reason === 'fifty') return reason;
  if ((reason !== 'resignation' && reason !== 'flag') || !winner) return 'none';
  return `${reason === 'flag' ? 'flag' : 'resigned'} ${opposite(winner)}`;
}

/**
 * All moves of a game and how it ended as a short text for a URL: each move is its number among the legal ones. The
 * start goes beside it. `undefined` for a game too long.
 */
export function makeGameLink(game: Game): string | undefined {
  if (game.plies.length > MAX_LINK_PLIES) return undefined;
  const bits = [
    binary(VERSION, WIDTH.version),
    binary(ENDINGS.indexOf(endingOf(game)), WIDTH.ending),
    binary(game.plies.length, WIDTH.plies),
  ];
  let position = game.start;
  for (const ply of game.plies) {
    const moves = inOrder(position);
    const index = moves.findIndex(({ from, to }) => from === ply.move.from && to === ply.move.to);
    bits.push(binary(index, widthFor(moves.length)));
    position = ply.position;
  }
  const text = characters(bits.join(''));
  return text + checksum(game.start, text);
}

const binary = (value: number, width: number): string =>
  width === 0 ? '' : value.toString(2).padStart(width, '0');

function characters(bits: string): string {
  let text = '';
  for (let at = 0; at < bits.length; at += BITS)
    text += ALPHABET.charAt(Number.parseInt(bits.slice(at, at + BITS).padEnd(BITS, '0'), 2));
  return text;
}

/** `newer`: written by a version that knows more. `damaged`: cut off, changed, or no game at all. */
export type GameLinkError = 'newer' | 'damaged';

/** Header, every move of the longest game at eight bits, checksum. */
const MAX_LENGTH = 2000;

/** The game that `makeGameLink` wrote, played again from its start. */
export function parseGameLink(start: Position, link: string): Result<Game, GameLinkError> {
  const text = link.slice(0, -2);
  if (link.length > MAX_LENGTH || !/^[\w-]{3,}$/.test(text) || checksum(start, text) !== link.slice(-2))
    return err('damaged');
  const bits = text.replace(/./g, (character) => binary(ALPHABET.indexOf(character), BITS));
  let at = 0;
  const read = (width: number): number => {
    at += width;
    return width === 0 ? 0 : Number.parseInt(bits.slice(at - width, at), 2);
  };
  if (read(WIDTH.version) !== VERSION) return err('newer');
  const ending = ENDINGS[read(WIDTH.ending)];
  const plies = read(WIDTH.plies);
  let game: Game | undefined = newGame({ start });
  for (let ply = 0; game && ply < plies; ply++) {
    const moves: readonly Move[] = inOrder(currentPosition(game));
    const move: Move | undefined = moves[read(widthFor(moves.length))];
    game = move && advanced(game, { type: 'move', move });
  }
  const ended = game && ending && at <= bits.length ? concluded(game, ending) : undefined;
  return ended ? ok(ended) : err('damaged');
}

function concluded(game: Game, ending: Ending): Game | undefined {
  if (ending === 'none') return game;
  if (ending === 'agreement') return advanced(game, { type: 'agreeDraw' });
  if (ending === 'threefold' || ending === 'fifty')
    return advanced(game, { type: 'claim', color: currentPosition(game).turn, rule: ending });
  const [how, who] = ending.split(' ');
  const color: Color = who === 'white' ? 'white' : 'black';
  const resigned = advanced(game, { type: 'resign', color });
  // A link tells no clocks, only that one ran out.
  return resigned && how === 'flag'
    ? { ...resigned, outcome: { winner: opposite(color), reason: 'flag' } }
    : resigned;
}

function advanced(game: Game, event: GameEvent): Game | undefined {
  const next = advance(game, event);
  return next.ok ? next.value : undefined;
}

import type { GameSummary } from '../../effects/gameSummary.ts';
import type { Translation } from '../../i18n/messages.ts';
import { opposite, type Color } from '../../rules/board.ts';
import type { en } from './messages/en.ts';

export type Words = Translation<typeof en>;

/** The color of the only person in a game against the computer. */
export function personIn({ players }: GameSummary): Color | undefined {
  const { white, black } = players;
  if ((white === 'human') === (black === 'human')) return undefined;
  return white === 'human' ? 'white' : 'black';
}

/** Tells in PGN what a player has called a game. */
export const NAME_TAG = 'GameName';

function tagOf({ tags }: GameSummary, name: string): string | undefined {
  const value = tags[name];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** What a game is called: as its player says, else by who played it. What is kept as its name may be anything. */
export function titleOf(words: Words, game: GameSummary, name: unknown): string {
  if (typeof name === 'string') return name;
  if (game.condition !== 'sound') return words[game.condition];
  const given = tagOf(game, NAME_TAG);
  if (given !== undefined) return given;
  const [white, black] = [tagOf(game, 'White'), tagOf(game, 'Black')];
  if (white !== undefined || black !== undefined)
    return words.pair(white ?? words.someone, black ?? words.someone);
  const person = personIn(game);
  if (!person) return words.table;
  const level = game.players[opposite(person)];
  return level === 'human' ? words.table : words.computer(words.level[level]);
}

type Result = keyof Words['result'];

/** How the game stands, from its only person's side where there is one. */
export function resultOf(game: GameSummary): Result {
  if (game.condition !== 'sound') return game.condition;
  if (game.result === undefined) return 'open';
  if (game.result === 'draw') return 'draw';
  const person = personIn(game);
  if (!person) return game.result;
  return game.result === person ? 'won' : 'lost';
}

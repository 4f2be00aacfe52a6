import type { Level } from '../../bot/protocol.ts';
import { newGame } from '../../game/game.ts';
import type { TimeControl } from '../../game/timeControl.ts';
import { opposite, type Color } from '../../rules/board.ts';
import type { Position } from '../../rules/position.ts';
import { randomStart } from '../../rules/randomStart.ts';
import { boardWith } from '../../session/boardWith.ts';
import { onlyHuman } from '../../session/selectors.ts';
import type { Seat, SessionState } from '../../session/sessionState.ts';

type Opponent = 'bot' | 'friend';

/** What is asked before a game. Against a friend at this screen level and color don't matter. */
export interface Setup {
  readonly opponent: Opponent;
  readonly level: Level;
  readonly color: ColorChoice;
  /** Without it nobody is in a hurry. */
  readonly clock?: TimeControl | undefined;
  /** Where the game begins; at the usual start without. */
  readonly start?: 'random' | Position | undefined;
  /** Without takebacks and hints. */
  readonly strict?: boolean | undefined;
}

export type ColorChoice = (typeof COLOR_CHOICES)[number];

export const COLOR_CHOICES = ['white', 'black', 'random', 'alternate'] as const;

export const LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly Level[];

/** A first visitor finds a game to play at once: White against a beatable computer. */
export const FIRST_SETUP: Setup = { opponent: 'bot', level: 'easy', color: 'white' };

const human: Seat = { kind: 'human' };

function seatedAs(choice: ColorChoice, random: () => number, previous: Color | undefined): Color {
  if (choice === 'random') return random() < 0.5 ? 'white' : 'black';
  if (choice === 'alternate') return previous ? opposite(previous) : 'white';
  return choice;
}

/**
 * A new game as set up. `random` (0 to 1) draws the color and a random start, `id` names the game, `previous` is the
 * color the person had in the game before.
 */
export function opened(setup: Setup, id: string, random: () => number, previous?: Color): SessionState {
  const seated = seatedAs(setup.color, random, previous);
  const start = setup.start === 'random' ? randomStart(random) : setup.start;
  const bot: Seat = { kind: 'bot', level: setup.level };
  const game = newGame({ ...(start && { start }), ...(setup.clock && { timeControl: setup.clock }) });
  const seats = {
    white: setup.opponent === 'bot' && seated === 'black' ? bot : human,
    black: setup.opponent === 'bot' && seated === 'white' ? bot : human,
  };
  return { ...boardWith(id, game, seats), ...(setup.strict && { strict: true }) };
}

/** The set-up of the game on the board, to begin the next one from, at the usual start. */
export function setupOf(state: SessionState): Setup {
  const color = onlyHuman(state);
  const clock = state.game.timeControl;
  const seat = color && state.seats[opposite(color)];
  const rules = { ...(clock && { clock }), ...(state.strict && { strict: true }) };
  return seat?.kind === 'bot' && color
    ? { opponent: 'bot', level: seat.level, color, ...rules }
    : { ...FIRST_SETUP, opponent: 'friend', ...rules };
}

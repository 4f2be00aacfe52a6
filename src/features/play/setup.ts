import type { Level } from '../../bot/protocol.ts';
import { newGame } from '../../game/game.ts';
import { opposite, type Color } from '../../rules/board.ts';
import { startPosition, type Position } from '../../rules/position.ts';
import { onlyHuman } from '../../session/selectors.ts';
import type { Seat, SessionState } from '../../session/session.ts';

type Opponent = 'bot' | 'friend';

/** What is asked before a game. Against a friend at this screen level and color don't matter. */
export interface Setup {
  readonly opponent: Opponent;
  readonly level: Level;
  readonly color: Color | 'random';
}

export const LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly Level[];

/** A first visitor finds a game to play at once: White against a beatable computer. */
export const FIRST_SETUP: Setup = { opponent: 'bot', level: 'easy', color: 'white' };

const human: Seat = { kind: 'human' };

/** A new game as set up. `random` (0 to 1) draws the color; `id` names the game. */
export function opened(
  setup: Setup,
  id: string,
  random: () => number,
  start: Position = startPosition,
): SessionState {
  const seated = setup.color === 'random' ? (random() < 0.5 ? 'white' : 'black') : setup.color;
  const bot: Seat = { kind: 'bot', level: setup.level };
  return {
    id,
    game: newGame({ start }),
    seats: {
      white: setup.opponent === 'bot' && seated === 'black' ? bot : human,
      black: setup.opponent === 'bot' && seated === 'white' ? bot : human,
    },
    cursor: 0,
    orientation: 'white',
    offersDraw: false,
    refusal: undefined,
    held: undefined,
    paused: false,
    thoughtMs: 0,
  };
}

/** The set-up of the game on the board, to begin the next one from. */
export function setupOf(state: SessionState): Setup {
  const color = onlyHuman(state);
  const seat = color && state.seats[opposite(color)];
  return seat?.kind === 'bot' && color
    ? { opponent: 'bot', level: seat.level, color }
    : { ...FIRST_SETUP, opponent: 'friend' };
}

import { remainingMs } from '../game/clock.ts';
import { currentPosition, type Game } from '../game/game.ts';
import type { Color } from '../rules/board.ts';

/** What a clock knows of a session; the session itself stands on it. */
interface Timed {
  readonly game: Game;
  readonly paused: boolean;
}

const turnOf = ({ game }: Timed): Color => currentPosition(game).turn;

/**
 * Does thinking time count now? The first move of a game with clocks starts them: it costs its player nothing,
 * whoever it is, and so does the first move after a takeback to the start.
 */
export const thinkingCounts = ({ game, paused }: Timed): boolean =>
  !game.outcome && !paused && (!game.timeControl || game.plies.length > 0);

/** Does the clock of the side to move run? */
export const clockRuns = (state: Timed): boolean =>
  state.game.timeControl !== undefined && thinkingCounts(state);

/** Time left to `color` in ms, never below zero; `undefined` without clocks. */
export function clockMs(state: Timed, color: Color, thinkMs: number): number | undefined {
  const left = remainingMs(state.game, color, thinkMs);
  return left === undefined ? undefined : Math.max(0, left);
}

/** How long the clock of the side to move will still wait before it runs: simple delay. */
export function delayLeftMs(state: Timed, thinkMs: number): number {
  const control = state.game.timeControl;
  return control?.kind === 'delay' ? Math.max(0, control.incrementMs[turnOf(state)] - thinkMs) : 0;
}

/** How long from now the flag of the side to move will fall; zero where it is down, `undefined` where no clock runs. */
export function untilFlagMs(state: Timed, thinkMs: number): number | undefined {
  const left = clockRuns(state) ? clockMs(state, turnOf(state), thinkMs) : undefined;
  return left === undefined ? undefined : left + delayLeftMs(state, thinkMs);
}

import { type Color, opposite } from '../rules/board.ts';
import type { Game } from './game.ts';
import { cost, costSoFar } from './timeControl.ts';

/**
 * Time left in ms, at or below 0 when the flag is down; `undefined` without clocks. A sum over the plies,
 * hence right after any takeback. `thinkMs` is how long the side to move has thought on this move.
 */
export function remainingMs(game: Game, color: Color, thinkMs = 0): number | undefined {
  const { timeControl: control, start, plies, givenMs } = game;
  if (!control) return undefined;
  let remaining = control.initialMs[color] + (givenMs?.[color] ?? 0);
  for (let ply = start.turn === color ? 0 : 1; ply < plies.length; ply += 2) {
    remaining -= cost(control, color, plies[ply]!.thinkMs);
  }
  const turn = plies.length % 2 === 0 ? start.turn : opposite(start.turn);
  return turn === color ? remaining - costSoFar(control, color, thinkMs) : remaining;
}

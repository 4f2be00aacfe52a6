import type { Move } from '../../rules/position.ts';
import { parseUci } from '../../notation/uci.ts';
import results from './firstMoves.json' with { type: 'json' };

/** How the engine's games with itself ended after a first move. */
export interface FirstMove {
  readonly move: string;
  readonly white: number;
  readonly draw: number;
  readonly black: number;
}

export interface FirstMoveResult {
  readonly move: Move;
  readonly white: number;
  readonly draw: number;
  readonly black: number;
}

/** Every first move, the best for White first. */
export const firstMoves: readonly FirstMoveResult[] = (results as readonly FirstMove[]).flatMap((result) => {
  const move = parseUci(result.move);
  return move ? [{ ...result, move }] : [];
});

import { makeFen } from '../notation/makeFen.ts';
import { makeUci } from '../notation/uci.ts';
import { legalMoves } from '../rules/moves.ts';
import { positionOutcome, type Outcome } from '../rules/outcome.ts';
import type { Position } from '../rules/position.ts';
import type { PositionReport } from './part.ts';

/** The position as the page gets it. A game may have ended otherwise than on the board: then `outcome` says how. */
export const report = (
  position: Position,
  ply: number,
  outcome: Outcome | undefined = positionOutcome(position),
): PositionReport => ({
  fen: makeFen(position),
  ply,
  turn: position.turn,
  legalMoves: outcome === undefined ? legalMoves(position).map(makeUci) : [],
  ...(outcome && { outcome }),
});

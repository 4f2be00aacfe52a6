import { opposite, type Color } from '../../rules/board.ts';
import type { Position } from '../../rules/position.ts';
import type { Net } from './format.ts';
import { bucketOf, pieceInputs, raceInputs } from './inputs.ts';
import { HIDDEN, NET_LIMIT, UNIT } from './shape.ts';

/** The hidden units of one view: sums of rows, clipped to 0..UNIT. */
function hiddenUnits(net: Net, rows: readonly number[]): readonly number[] {
  return Array.from({ length: HIDDEN }, (_, unit) => {
    let sum = net.hiddenBias[unit]!;
    for (const row of rows) sum += net.inputs[row * HIDDEN + unit]!;
    return Math.min(UNIT, Math.max(0, sum));
  });
}

/**
 * The net's score for the side to move, computed in the plainest way. The engine keeps the sums up to
 * date move by move instead; it must agree with this to the last unit.
 */
export function evaluate(net: Net, position: Position): number {
  const { board, turn } = position;
  const [mover, opponent] = raceInputs(position);
  const view = (color: Color, race: number): readonly number[] =>
    hiddenUnits(net, [...pieceInputs(board, color), race]);
  const bucket = bucketOf(pieceInputs(board, turn).length);
  const units = [...view(turn, mover), ...view(opposite(turn), opponent)];
  const sum = units.reduce(
    (total, unit, i) => total + unit * unit * net.outputs[bucket * 2 * HIDDEN + i]!,
    net.outputBias[bucket]!,
  );
  return Math.min(NET_LIMIT, Math.max(-NET_LIMIT, (sum / net.divisor) | 0));
}

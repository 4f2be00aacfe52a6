import { seeded } from '../../scripts/fuzz/random.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { positionOutcome } from '../../src/rules/outcome.ts';
import { play, type Position, startPosition } from '../../src/rules/position.ts';

/** Positions of random games from the start, the finished ones included, in the order they arise. */
export function* randomPositions(count: number, seed: number): Generator<Position> {
  const random = seeded(seed);
  let position = startPosition;
  for (let n = 0; n < count; n++) {
    yield position;
    const moves = legalMoves(position);
    const move = moves[Math.floor(random() * moves.length)];
    position = move && !positionOutcome(position) ? play(position, move) : startPosition;
  }
}

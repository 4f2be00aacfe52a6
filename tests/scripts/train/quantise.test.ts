import { expect, test } from 'vitest';
import { quantise } from '../../../scripts/train/quantise.ts';
import { dataSet, forward, newParameters, newPass } from '../../../scripts/train/model.ts';
import { randomFrom } from '../../../src/bot/random.ts';
import { encodeSample } from '../../../scripts/train/samples.ts';
import { evaluate } from '../../../src/bot/net/evaluate.ts';
import { readNet, writeNet } from '../../../src/bot/net/format.ts';
import { legalMoves } from '../../../src/rules/moves.ts';
import { positionOutcome } from '../../../src/rules/outcome.ts';
import { play, startPosition, type Position } from '../../../src/rules/position.ts';

/** Positions of random games from the start. */
function* wanderings(count: number, seed: number): Generator<Position> {
  const random = randomFrom(seed);
  let position = startPosition;
  for (let i = 0; i < count; i++) {
    const moves = legalMoves(position);
    position =
      moves.length === 0 || positionOutcome(position)
        ? startPosition
        : play(position, moves[Math.floor(random() * moves.length)]!);
    yield position;
  }
}

const SCALE = 400;

test('the stored net says what the trained one says, but for rounding', () => {
  const parameters = newParameters(randomFrom(7));
  const net = quantise(parameters, SCALE);
  expect(readNet(writeNet(net))).toEqual({ ok: true, value: net });
  for (const position of wanderings(300, 8)) {
    const data = dataSet(encodeSample(position, 0, 1), () => 0.5);
    const chance = forward(parameters, data, 0, false, newPass());
    const score = SCALE * Math.log(chance / (1 - chance));
    expect(Math.abs(evaluate(net, position) - score)).toBeLessThan(25);
  }
});

import { expect, test } from 'vitest';
import { quantise } from '../../../scripts/train/quantise.ts';
import { createModel, drawParameters } from '../../../scripts/train/model.ts';
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

test('the stored net says what the trained one says, but for rounding', async () => {
  const positions = [...wanderings(300, 8)];
  const samples = positions.flatMap((position) => [...encodeSample(position, 0, 1)]);
  const model = await createModel(Int16Array.from(samples), () => 0.5);
  drawParameters(model.parameters, randomFrom(7));
  const net = quantise(model.parameters, SCALE);
  expect(readNet(writeNet(net))).toEqual({ ok: true, value: net });
  for (const [sample, position] of positions.entries()) {
    const chance = model.forward(sample, 0);
    const score = SCALE * Math.log(chance / (1 - chance));
    expect(Math.abs(evaluate(net, position) - score)).toBeLessThan(25);
  }
});

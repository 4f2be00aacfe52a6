import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legalMoveAt, countLegal, evaluatePosition, playInGame } from '../../../src/bot/engine/core.ts';
import { createEngine } from '../../../src/bot/engine/engine.ts';
import { play, undo } from '../../../src/bot/engine/play.ts';
import { evaluate } from '../../../src/bot/net/evaluate.ts';
import { makeFen } from '../../../src/notation/makeFen.ts';
import * as rules from '../../../src/rules/position.ts';
import { randomFrom } from '../../../src/bot/random.ts';
import { at } from '../../support/at.ts';
import { placeOnEngine } from '../../support/enginePosition.ts';
import { randomNet } from '../../support/nets.ts';

const net = randomNet(11);
const random = randomFrom(12);
const anyOf = (count: number): number => Math.floor(random() * count);

const stepOf = (move: number): rules.Move => ({ from: move & 63, to: move >> 6 });

/** Walks a random line of the game from here, one or more plies deep, and takes it all back. */
function expectAgreementBelow(position: rules.Position, depth: number): void {
  expect(evaluatePosition(), makeFen(position)).toBe(evaluate(net, position));
  const count = countLegal();
  if (depth === 0 || count === 0) return;
  const move = legalMoveAt(anyOf(count));
  play(move);
  // Half of the positions on the way are not evaluated, as in a search.
  if (random() < 0.5) expectAgreementBelow(rules.play(position, stepOf(move)), depth - 1);
  undo(move);
  expect(evaluatePosition(), makeFen(position)).toBe(evaluate(net, position));
}

describe('the engine keeps the net up to date', () => {
  beforeAll(() => {
    createEngine({ hashMb: 1, net });
  });
  afterAll(() => {
    createEngine({ hashMb: 1 });
  });

  test('it agrees with the reference through whole random games and the lines beside them', () => {
    for (let game = 0; game < 3; game++) {
      let position = rules.startPosition;
      placeOnEngine(makeFen(position));
      for (let count = countLegal(); count > 0 && position.halfmoves < 60; count = countLegal()) {
        const move = legalMoveAt(anyOf(count));
        playInGame(move);
        position = rules.play(position, stepOf(move));
        expectAgreementBelow(position, 4);
      }
    }
  });

  test.each([
    'r6r/4K3/8/8/8/8/8/k7 w - - 0 1',
    '4K3/2k5/8/8/8/8/8/8 b - - 3 20',
    'NNNNNNNN/8/NNN5/8/qqq5/8/8/k6K b - - 0 1',
    '8/8/8/8/8/8/K6k/8 w - - 0 1',
  ])('it agrees on the set-up position %s', (fen) => {
    placeOnEngine(fen);
    expect(evaluatePosition()).toBe(evaluate(net, at(fen)));
  });
});

test('without a net the hand-written evaluation speaks', () => {
  const engine = createEngine({ hashMb: 1 });
  engine.setPosition(rules.startPosition, []);
  const byHand = engine.evaluate();
  const withNet = createEngine({ hashMb: 1, net });
  withNet.setPosition(rules.startPosition, []);
  expect(withNet.evaluate()).toBe(Math.round(evaluate(net, rules.startPosition) / 10));
  expect(withNet.evaluate()).not.toBe(byHand);
  createEngine({ hashMb: 1 });
});

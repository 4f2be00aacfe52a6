import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardConfig } from '../../src/board/boardConfig.ts';
import { explanation } from '../../src/board/explanation.ts';
import { seenKey, squareSeenAs, turnedConfig } from '../../src/board/turned.ts';
import { orientations } from '../../src/rules/orientation.ts';
import { square } from '../support/at.ts';
import { sessionOf, stateOf } from '../support/sessions.ts';
import { uci } from '../support/at.ts';

const look = { animationMs: 180, whyNot: 'always' } as const;

test('a square is found again where it is seen, from every side', () => {
  fc.assert(
    fc.property(fc.nat(63), fc.constantFrom(...orientations), (from, orientation) => {
      expect(squareSeenAs(seenKey(from, orientation), orientation)).toBe(from);
    }),
  );
});

test.each([
  ['white', 'h2'],
  ['black', 'a7'],
  ['left', 'g8'],
  ['right', 'b1'],
] as const)('seen from %s, h2 lies where %s is on a board seen from White’s side', (orientation, key) => {
  expect(seenKey(square('h2'), orientation)).toBe(key);
});

test('seen from White’s side a configuration stays what it is', () => {
  const config = boardConfig(stateOf(), look);
  const turned = turnedConfig(config, 'white');
  expect(turned.fen).toBe('11111111/11111111/11111111/11111111/11111111/11111111/krbnNBRK/qrbnNBRQ');
  expect(turned.movable).toEqual(config.movable);
  expect(turned.highlight).toEqual(config.highlight);
});

test('seen from the h-file White’s army is below, Black’s above, and both race to the right', () => {
  expect(turnedConfig(boardConfig(stateOf(), look), 'right').fen).toBe(
    'qk111111/rr111111/bb111111/nn111111/NN111111/BB111111/RR111111/QK111111',
  );
});

test('marks, targets and drawings are turned with the board', () => {
  const session = sessionOf();
  session.play(uci('h2h3'));
  session.play(uci('b2b5'));
  session.play(uci('h3h8'));
  const config = turnedConfig(boardConfig(session.store.getState(), look, undefined, explanation), 'right');
  expect([...(config.highlight?.custom ?? [])].map(([key]) => key)).toEqual(['b7', 'e7']);
  expect(config.movable?.dests?.get('c1')).toContain('h8');
  expect(config.drawable?.autoShapes).toEqual([{ orig: 'h1', brush: 'tried' }]);
});

test('shapes that a player has drawn are turned too', () => {
  const shapes = [{ orig: 'a1', dest: 'a8', brush: 'green' }] as const;
  const config = turnedConfig({ drawable: { shapes: [...shapes] } }, 'left');
  expect(config.drawable?.shapes).toEqual([{ orig: 'h1', dest: 'a1', brush: 'green' }]);
});

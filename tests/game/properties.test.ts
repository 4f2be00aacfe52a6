import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advance, type GameEvent } from '../../src/game/advance.ts';
import { claims, occurrences } from '../../src/game/claims.ts';
import { currentPosition, type Game, positionAt } from '../../src/game/game.ts';
import { makeFen } from '../../src/notation/makeFen.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { anyGame } from '../support/arbitrary.ts';
import { advanced } from '../support/games.ts';

const anySquare = fc.integer({ min: -1, max: 64 });
const anyMove = fc.record({ from: anySquare, to: anySquare });
const anyColor = fc.constantFrom('white' as const, 'black' as const);
const anyTime = fc.oneof(fc.nat(100_000), fc.constantFrom(-1, NaN, Infinity));

const anyEvent: fc.Arbitrary<GameEvent> = fc.oneof(
  fc.record({ type: fc.constant('move' as const), move: anyMove, thinkMs: anyTime, offerDraw: fc.boolean() }),
  fc.record({
    type: fc.constant('claim' as const),
    color: anyColor,
    rule: fc.constantFrom('threefold' as const, 'fifty' as const),
    move: anyMove,
  }),
  fc.record({ type: fc.constantFrom('acceptDraw' as const, 'declineDraw' as const), color: anyColor }),
  fc.record({ type: fc.constant('agreeDraw' as const) }),
  fc.record({ type: fc.constant('resign' as const), color: anyColor }),
  fc.record({ type: fc.constant('flag' as const), color: anyColor, thinkMs: anyTime }),
  fc.record({ type: fc.constant('giveTime' as const), color: anyColor, ms: anyTime }),
  fc.record({ type: fc.constant('takeBack' as const), plies: fc.integer({ min: -1, max: 80 }) }),
);

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** What `occurrences` must equal, counted without any thought. */
function naiveCount(game: Game): number {
  const key = (ply: number): string => makeFen(positionAt(game, ply)!).split(' ').slice(0, 2).join(' ');
  const last = game.plies.length;
  return Array.from({ length: last + 1 }, (_, ply) => key(ply)).filter((other) => other === key(last)).length;
}

test('advance never throws and never changes its input', () => {
  fc.assert(
    fc.property(anyGame, anyEvent, (game, event) => {
      const before = structuredClone(game);
      advance(deepFreeze(game), deepFreeze(event));
      expect(game).toEqual(before);
    }),
  );
});

test('after the end only a takeback is heard', () => {
  fc.assert(
    fc.property(anyGame, anyEvent, (game, event) => {
      fc.pre(event.type !== 'takeBack');
      const over = game.outcome ? game : advanced(game, { type: 'agreeDraw' });
      expect(advance(over, event)).toEqual({ ok: false, error: { code: 'gameOver' } });
    }),
  );
});

test('takeback then the same moves gives an equal game', () => {
  fc.assert(
    fc.property(anyGame, fc.nat(), (game, some) => {
      fc.pre(game.plies.length > 0);
      const plies = 1 + (some % game.plies.length);
      let replayed = advanced(game, { type: 'takeBack', plies });
      expect(replayed.outcome).toBeUndefined();
      for (const { move, thinkMs } of game.plies.slice(-plies)) {
        replayed = advanced(replayed, { type: 'move', move, thinkMs });
      }
      expect(replayed).toEqual(game);
    }),
  );
});

test('repetition counts equal a naive count', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      expect(occurrences(game)).toBe(naiveCount(game));
      if (!game.outcome) expect(claims(game).includes('threefold')).toBe(naiveCount(game) >= 3);
      else if (game.outcome.reason === 'fivefold') expect(naiveCount(game)).toBe(5);
    }),
  );
});

test('a game that is not over has a legal move', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      expect(legalMoves(currentPosition(game)).length > 0 || game.outcome !== undefined).toBe(true);
    }),
  );
});

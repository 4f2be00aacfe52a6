import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { indexCount } from '../../../src/bot/tables/indexing.ts';
import { materialByKey, MATERIALS } from '../../../src/bot/tables/material.ts';
import { probe, type TableAnswer, tablesNear } from '../../../src/bot/tables/probe.ts';
import { Tables } from '../../../src/bot/tables/tables.ts';
import { parseFen } from '../../../src/notation/fen.ts';
import { legalMoves } from '../../../src/rules/moves.ts';
import { positionOutcome } from '../../../src/rules/outcome.ts';
import { play, type Position } from '../../../src/rules/position.ts';
import { tablePosition } from '../../support/tablePosition.ts';

const SMALL = MATERIALS.filter(({ kinds }) => kinds.length < 2).map(({ key }) => key);
const LARGE = ['KQvKQ', 'KvKRR'];

let tables: Tables;
beforeAll(async () => {
  tables = await Tables.open();
  for (const key of [...SMALL, ...LARGE]) {
    const loaded = await tables.load(
      key,
      async (name) => new Uint8Array(readFileSync(path.join('public/tables', name))),
    );
    if (!loaded.ok) throw new Error(`${key}: ${loaded.error}`);
  }
}, 60_000);

function at(fen: string): Position {
  const position = parseFen(`${fen} - - 0 1`);
  if (!position.ok) throw new Error(fen);
  return position.value;
}

/** Some position of a material, legal by the rules. */
const positionsOf = (key: string): fc.Arbitrary<Position> =>
  fc
    .tuple(fc.nat(indexCount(materialByKey(key)!.kinds.length) - 1), fc.constantFrom('white', 'black'))
    .map(([index, turn]) => tablePosition(key, index, turn as 'white' | 'black'))
    .filter((position) => position !== undefined);

const children = (position: Position): Position[] => legalMoves(position).map((move) => play(position, move));

const answer = (position: Position): TableAnswer => {
  const told = probe(tables, position);
  if (!told) throw new Error('no table');
  return told;
};

/** The best of all moves by the rules, one ply later. */
function bestOfMoves(position: Position): TableAnswer {
  const replies = children(position).map(answer);
  if (replies.length === 0) return { wdl: 'draw' };
  const losing = replies.filter(({ wdl }) => wdl === 'loss').map(({ plies }) => plies);
  if (losing.length > 0) return decided('win', losing, Math.min);
  if (replies.some(({ wdl }) => wdl === 'draw')) return { wdl: 'draw' };
  return decided(
    'loss',
    replies.map(({ plies }) => plies),
    Math.max,
  );
}

function decided(
  wdl: 'win' | 'loss',
  plies: readonly (number | undefined)[],
  choose: (...all: number[]) => number,
): TableAnswer {
  const known = plies.filter((n) => n !== undefined);
  return known.length === plies.length ? { wdl, plies: 1 + choose(...known) } : { wdl };
}

test.each(SMALL)('%s: a position is worth the best of its moves, to the ply', (key) => {
  fc.assert(
    fc.property(positionsOf(key), (position) => {
      expect(answer(position)).toEqual(bestOfMoves(position));
    }),
    { numRuns: 150 },
  );
});

test.each(LARGE)('%s: a position is worth the best of its moves', (key) => {
  fc.assert(
    fc.property(positionsOf(key), (position) => {
      expect(answer(position).wdl).toBe(bestOfMoves(position).wdl);
    }),
    { numRuns: 150 },
  );
});

/** Whether the side to move can force a win within `depth` plies, by the rules alone. */
function forcesWin(position: Position, depth: number): boolean {
  return children(position).some((child) => isLost(child, depth - 1));
}

function isLost(position: Position, depth: number): boolean {
  const outcome = positionOutcome(position);
  if (outcome) return outcome.winner !== undefined && outcome.winner !== position.turn;
  return depth > 0 && children(position).every((child) => forcesWin(child, depth - 1));
}

test.each(LARGE)('%s: a win that a search proves is a win in the table', (key) => {
  let proved = 0;
  fc.assert(
    fc.property(positionsOf(key), (position) => {
      if (!forcesWin(position, 3)) return;
      proved++;
      expect(answer(position)).toEqual({ wdl: 'win' });
    }),
    { numRuns: 60 },
  );
  expect(proved).toBeGreaterThan(0);
});

describe('a won position is won in just as many plies against the longest defence', () => {
  test.each([
    ['KvK', '8/8/8/8/8/8/8/K1k5 b', 13],
    ['KRvK', '8/8/8/4k3/8/8/8/K5R1 b', 24],
    ['KQvK', '8/8/8/8/8/8/2k5/K3Q3 b', 18],
    ['KBvK', '8/8/8/8/8/8/B7/K1k5 w', 15],
    ['KNvK', '8/8/4N3/8/8/8/8/K6k w', 15],
    ['KvKQ', '8/8/8/8/8/8/2K5/k3q3 w', 18],
    ['KvKR', '8/8/8/8/8/8/2K5/k2r4 w', 22],
    ['KvKN', '8/8/8/8/8/8/8/Knk5 w', 14],
    ['KvKB', '7b/8/8/8/8/8/8/1K5k b', 17],
  ])('%s: %s', (_, fen, plies) => {
    let position = at(fen);
    let played = 0;
    while (!positionOutcome(position)) {
      const before = answer(position);
      const next = children(position).find((child) => {
        const after = answer(child);
        return after.wdl !== before.wdl && after.wdl !== 'draw' && after.plies === before.plies! - 1;
      });
      if (!next) throw new Error(`no move keeps to the table after ${played} plies`);
      position = next;
      played++;
    }
    expect(played).toBe(plies);
    expect(positionOutcome(position)?.winner).toBeDefined();
  });
});

test('two kings on one rank: White to move draws, since Black replies; Black to move wins', () => {
  expect(answer(at('8/8/8/8/K6k/8/8/8 w'))).toEqual({ wdl: 'draw' });
  expect(answer(at('8/8/8/8/K6k/8/8/8 b'))).toEqual({ wdl: 'win', plies: 7 });
});

test('White has arrived: a draw while Black may reply, a lost race where Black may not', () => {
  expect(answer(at('K7/7k/8/8/8/8/8/8 b'))).toEqual({ wdl: 'draw' });
  expect(answer(at('K7/8/7k/8/8/8/8/8 b'))).toEqual({ wdl: 'loss', plies: 0 });
  expect(answer(at('K6k/8/8/8/8/8/8/8 w'))).toEqual({ wdl: 'draw' });
  expect(answer(at('7k/K7/8/8/8/8/8/8 w'))).toEqual({ wdl: 'loss', plies: 0 });
});

test('no answer without the table or with five men', () => {
  expect(probe(tables, at('8/8/8/8/8/8/K6k/R6b w'))).toBeUndefined();
  expect(probe(tables, at('8/8/8/8/8/8/K6k/R2Q3b w'))).toBeUndefined();
});

test('the tables near a position are its own and those one capture away', () => {
  expect(tablesNear(at('8/8/8/8/8/8/K6k/R6b w'))).toEqual(['KRvKB', 'KvKB', 'KRvK']);
  expect(tablesNear(at('8/8/8/8/8/8/K6k/R2Q2nb w'))).toEqual([]);
  expect(tablesNear(at('8/8/8/8/8/8/K6k/R2Q3b w'))).toEqual(['KRvKB', 'KQvKB', 'KQRvK']);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { compileEngine } from '../../../scripts/wasm/compile.ts';
import { type Core, createEngine, type Engine } from '../../../src/bot/engine/engine.ts';
import { instantiateCore } from '../../../src/bot/engine/wasmCore.ts';
import { randomFrom } from '../../../src/bot/random.ts';
import { indexCount } from '../../../src/bot/tables/indexing.ts';
import { probe } from '../../../src/bot/tables/probe.ts';
import { Tables } from '../../../src/bot/tables/tables.ts';
import { legalMoves } from '../../../src/rules/moves.ts';
import { positionOutcome } from '../../../src/rules/outcome.ts';
import { play, type Position } from '../../../src/rules/position.ts';
import { at } from '../../support/at.ts';
import { tablePosition } from '../../support/tablePosition.ts';

let tables: Tables;
let wasm: Core;
beforeAll(async () => {
  tables = await Tables.open();
  const core = await instantiateCore((await compileEngine()) as Uint8Array<ArrayBuffer>);
  if (!core) throw new Error('no WebAssembly here');
  wasm = core;
}, 300_000);

const BACK = { win: 'loss', draw: 'draw', loss: 'win' } as const;

const engineOf = (core?: Core): Engine => createEngine({ hashMb: 1, core, tables });

const search = (engine: Engine, position: Position, nodes = 60) => {
  engine.newGame();
  engine.setPosition(position, []);
  return engine.search({ nodes }, { now: () => 0 });
};

/** Positions of three men where not every move is as good as the best. */
function critical(key: string, count: number): Position[] {
  const random = randomFrom(9);
  const found: Position[] = [];
  while (found.length < count) {
    const turn = random() < 0.5 ? 'white' : 'black';
    const position = tablePosition(key, Math.floor(random() * indexCount(1)), turn);
    const wdl = position && probe(tables, position)?.wdl;
    if (!position || !wdl || wdl === 'loss' || positionOutcome(position)) continue;
    const replies = legalMoves(position).map((move) => probe(tables, play(position, move))?.wdl);
    if (replies.some((reply) => reply !== BACK[wdl])) found.push(position);
  }
  return found;
}

const KEYS = ['KQvK', 'KvKR', 'KBvK', 'KvKN'];

describe.each(KEYS)('%s', (key) => {
  test('a glance is enough to keep what the table promises, and both builds say the same', () => {
    const [plain, fast] = [engineOf(), engineOf(wasm)];
    for (const position of critical(key, 25)) {
      const result = search(plain, position);
      expect(search(fast, position)).toEqual(result);
      const promised = probe(tables, position)!.wdl;
      expect(probe(tables, play(position, result.bestMove!))?.wdl).toBe(BACK[promised]);
      const { centipawns } = result.lines[0]!.score;
      if (promised === 'draw') expect(centipawns).toBe(0);
      else expect(centipawns).toBeGreaterThanOrEqual(2500);
    }
  });
});

test('without the table a glance does not tell who wins', () => {
  const blind = createEngine({ hashMb: 1 });
  const won = KEYS.flatMap((key) => critical(key, 25)).filter(
    (position) => probe(tables, position)!.wdl === 'win',
  );
  const seen = won.filter((position) => search(blind, position).lines[0]!.score.centipawns >= 2500);
  expect(seen.length).toBeLessThan(won.length);
});

test('a capture that leads into a won ending is known to win', () => {
  const position = at('8/8/8/8/8/K7/7k/R2b4 w - - 0 1');
  const { bestMove, lines } = search(engineOf(wasm), position);
  expect(bestMove).toEqual({ from: 0, to: 3 });
  expect(lines[0]!.score.centipawns).toBeGreaterThan(2400);
});

test('all moves are weighed where several lines are wanted', () => {
  const engine = engineOf();
  const position = critical('KQvK', 1)[0]!;
  engine.setPosition(position, []);
  const { lines } = engine.search({ nodes: 500, multiPv: 500 }, { now: () => 0 });
  expect(lines).toHaveLength(legalMoves(position).length);
});

test('a weaker player does not know the tables', () => {
  let asked = 0;
  const engine = createEngine({
    hashMb: 1,
    tables: { result: () => ((asked += 1), 0) },
  });
  engine.setPosition(critical('KQvK', 1)[0]!, []);
  const perception = { blindness: 0.1, misjudgement: 20, seed: 1 };
  engine.search({ nodes: 500, perception }, { now: () => 0 });
  expect(asked).toBe(0);
  engine.search({ nodes: 500 }, { now: () => 0 });
  expect(asked).toBeGreaterThan(0);
});

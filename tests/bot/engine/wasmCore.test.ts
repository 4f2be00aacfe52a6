import { beforeAll, describe, expect, test } from 'vitest';
import { compileEngine } from '../../../scripts/wasm/compile.ts';
import { type Core, createEngine, type SearchResult } from '../../../src/bot/engine/engine.ts';
import { instantiateCore } from '../../../src/bot/engine/wasmCore.ts';
import { type Position, startPosition } from '../../../src/rules/position.ts';
import { at } from '../../support/at.ts';
import { randomNet } from '../../support/nets.ts';

const positions: readonly Position[] = [
  startPosition,
  at('8/4Q3/2krR3/5BK1/8/8/3n4/5q2 b - - 6 17'),
  at('8/8/8/3kr3/5BK1/b4R2/8/8 w - - 4 22'),
  at('6r1/2R4K/5R2/1k1bn3/8/4n2B/4r3/8 w - - 5 20'),
  at('8/8/8/1K4k1/8/8/8/8 b - - 96 80'),
];

let wasm: Core;
beforeAll(async () => {
  const core = await instantiateCore((await compileEngine()) as Uint8Array<ArrayBuffer>);
  if (!core) throw new Error('no WebAssembly here');
  wasm = core;
}, 300_000);

describe.each([
  ['by hand', undefined],
  ['by a net', randomNet(3)],
])('evaluating %s', (_, net) => {
  const think = (core: Core | undefined, position: Position): SearchResult => {
    const engine = createEngine({ hashMb: 1, net, core });
    engine.setPosition(position, []);
    return engine.search({ nodes: 2500, multiPv: 2 }, { now: () => 0 });
  };

  test.each(positions.map((position, index) => [index, position] as const))(
    'both builds find the same at equal nodes (position %i)',
    (_index, position) => {
      expect(think(wasm, position)).toEqual(think(undefined, position));
    },
  );
});

test('both builds count the same moves', () => {
  for (const position of positions) {
    const counts = [wasm, undefined].map((core) => {
      const engine = createEngine({ hashMb: 1, core });
      engine.setPosition(position, []);
      return [1, 2, 3].map((depth) => engine.perft(depth));
    });
    expect(counts[0]).toEqual(counts[1]);
  }
});

test('engines that follow one another on one core take no more memory', () => {
  const { memory } = wasm as unknown as { readonly memory: WebAssembly.Memory };
  createEngine({ hashMb: 16, core: wasm });
  const held = memory.buffer.byteLength;
  for (const hashMb of [16, 1, 16, 8, 16]) createEngine({ hashMb, core: wasm });
  expect(memory.buffer.byteLength).toBe(held);
});

test('a table that grows step by step leaves nothing behind', () => {
  const { memory } = wasm as unknown as { readonly memory: WebAssembly.Memory };
  createEngine({ hashMb: 16, core: wasm });
  const before = memory.buffer.byteLength;
  createEngine({ hashMb: 32, core: wasm });
  expect(memory.buffer.byteLength - before).toBeLessThan(24 * 2 ** 20);
});

test('what is no WebAssembly leaves the plain core to play', async () => {
  expect(await instantiateCore(new Uint8Array([1, 2, 3]))).toBeUndefined();
});

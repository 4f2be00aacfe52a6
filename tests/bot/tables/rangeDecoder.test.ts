import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BitModels } from '../../../src/bot/tables/bitModels.ts';
import { RangeDecoder } from '../../../src/bot/tables/rangeDecoder.ts';
import { RangeEncoder } from '../../../scripts/tables/rangeEncoder.ts';

type Said = readonly [context: number, bit: boolean];
const CONTEXTS = 4;

function written(said: readonly Said[]): Uint8Array {
  const encoder = new RangeEncoder();
  const models = new BitModels(CONTEXTS);
  for (const [context, bit] of said) encoder.bit(models, context, bit);
  return encoder.finish();
}

function read(bytes: Uint8Array, contexts: readonly number[]): Said[] {
  const decoder = new RangeDecoder(bytes);
  const models = new BitModels(CONTEXTS);
  return contexts.map((context) => [context, decoder.bit(models, context)]);
}

const said = (share: number): fc.Arbitrary<Said[]> =>
  fc.array(
    fc.tuple(
      fc.nat(CONTEXTS - 1),
      fc.nat(999).map((n) => n < share * 1000),
    ),
    { maxLength: 1000, size: 'max' },
  );

test.each([0.001, 0.1, 0.5, 0.999])('what was written is read, with a share of %d ones', (share) => {
  fc.assert(
    fc.property(said(share), (all) => {
      const contexts = all.map(([context]) => context);
      expect(read(written(all), contexts)).toEqual(all);
    }),
    { numRuns: 40 },
  );
});

test('what is nearly certain costs nearly nothing', () => {
  const all = Array.from({ length: 8000 }, (_, n): Said => [0, n % 1000 === 999]);
  expect(written(all).length).toBeLessThan(30);
});

import type { SmallerCells } from './exits.ts';
import type { Material } from './material.ts';
import { type Plies, settlePlies } from './pliesCodec.ts';
import { RangeDecoder } from './rangeDecoder.ts';
import { ResultCodec } from './resultCodec.ts';
import type { Cells } from './wdl.ts';

/** Decodes in steps of a millisecond or less. */
export function decodeResults(
  material: Material,
  payload: Uint8Array,
  smaller: SmallerCells,
): Generator<undefined, Cells> {
  const decoder = new RangeDecoder(payload);
  return new ResultCodec(material, smaller, (models, context) => decoder.bit(models, context)).run();
}

export function decodePlies(material: Material, results: Cells, payload: Uint8Array): Plies {
  const decoder = new RangeDecoder(payload);
  return settlePlies(material, results, (models, context) => decoder.bit(models, context));
}

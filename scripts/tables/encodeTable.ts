import type { SmallerCells } from '../../src/bot/tables/exits.ts';
import type { Material } from '../../src/bot/tables/material.ts';
import { settlePlies } from '../../src/bot/tables/pliesCodec.ts';
import { ResultCodec } from '../../src/bot/tables/resultCodec.ts';
import { makeTableFile } from '../../src/bot/tables/tableFile.ts';
import type { Cells } from '../../src/bot/tables/wdl.ts';
import { RangeEncoder } from './rangeEncoder.ts';
import type { Scores } from './retrograde.ts';
import { pliesOf } from './score.ts';

/** The file of a material's results, and the results as a reader will have them. */
export function encodeResults(
  material: Material,
  [white, black]: Scores,
  smaller: SmallerCells,
): { readonly file: Uint8Array; readonly cells: Cells } {
  const encoder = new RangeEncoder();
  const codec = new ResultCodec(material, smaller, (models, context, index, whiteToMove, wanted) => {
    const score = (whiteToMove ? white : black)[index]!;
    return encoder.bit(models, context, Math.sign(score) + 1 === wanted);
  });
  const run = codec.run();
  let step = run.next();
  while (!step.done) step = run.next();
  const file = makeTableFile({ material, content: 'results', payload: encoder.finish() });
  return { file, cells: step.value };
}

/** The file with the plies to the end of up to three men. */
export function encodePlies(material: Material, [white, black]: Scores, cells: Cells): Uint8Array {
  const encoder = new RangeEncoder();
  settlePlies(material, cells, (models, context, index, whiteToMove, plies) => {
    const score = (whiteToMove ? white : black)[index]!;
    return encoder.bit(models, context, pliesOf(score) === plies);
  });
  return makeTableFile({ material, content: 'plies', payload: encoder.finish() });
}

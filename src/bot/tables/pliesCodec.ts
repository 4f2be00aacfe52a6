import { BitModels } from './bitModels.ts';
import { indexCount, squaresOf, stridesOf } from './indexing.ts';
import type { Material } from './material.ts';
import { areApart, kingsAreSafe } from './safety.ts';
import { blackOf, type Cells, cellAt, DRAW, whiteOf, WIN, type Wdl } from './wdl.ts';

/** Plies to the end of won and lost positions by side to move and index; elsewhere it holds anything. */
export interface Plies {
  readonly white: Uint8Array;
  readonly black: Uint8Array;
}

/** Settles whether a decided position lasts `plies`: read from a file or known and written. */
export type SettlePlies = (
  models: BitModels,
  context: number,
  index: number,
  white: boolean,
  plies: number,
) => boolean;

/** A win takes an odd number of plies and a loss an even one, so half of it is enough; none is this long. */
const UNKNOWN_HALF = 15;
const LONGEST_HALF = UNKNOWN_HALF - 1;
const CONTEXTS = 16 ** 4 * 2;

/** Walks a table of up to three men, whose results are known, and settles how long each win or loss lasts. */
export function settlePlies(material: Material, results: Cells, settle: SettlePlies): Plies {
  return {
    white: settleSide(material, (index) => whiteOf(cellAt(results, index)), true, settle),
    black: settleSide(material, (index) => blackOf(cellAt(results, index)), false, settle),
  };
}

function settleSide(
  material: Material,
  resultAt: (index: number) => Wdl,
  white: boolean,
  settle: SettlePlies,
): Uint8Array {
  const men = material.kinds.length;
  const models = new BitModels(CONTEXTS);
  const squares = new Uint8Array(4);
  const plies = new Uint8Array(indexCount(men));
  const { blackKing, first } = stridesOf(men);

  const halfAt = (index: number, result: Wdl): number =>
    index >= 0 && resultAt(index) === result && result !== DRAW ? plies[index]! >> 1 : UNKNOWN_HALF;

  for (let index = 0; index < plies.length; index++) {
    squaresOf(men, index, squares);
    const result = resultAt(index);
    if (!areApart(material.slots, squares) || !kingsAreSafe(material, squares)) {
      plies[index] = plies[index - 1] ?? 0;
    } else if (result !== DRAW) {
      const left = first === 0 ? UNKNOWN_HALF : halfAt(index - first * (squares[2]! & 7 ? 1 : 8), result);
      const below = first === 0 ? UNKNOWN_HALF : halfAt(index - first * 8, result);
      const king = halfAt(index - blackKing * (squares[1]! & 7 ? 1 : 8), result);
      const odd = result === WIN ? 1 : 0;
      const context = (((left * 16 + below) * 16 + king) * 2 + odd) * 16;
      let half = 0;
      while (half < LONGEST_HALF && !settle(models, context + half, index, white, 2 * half + odd)) half++;
      plies[index] = 2 * half + odd;
    }
  }
  return plies;
}

import { BitModels } from './bitModels.ts';
import { type Exit, Exits, type SmallerCells } from './exits.ts';
import { KING_PAIRS, squaresOf, stridesOf } from './indexing.ts';
import type { Material } from './material.ts';
import { Neighbours } from './neighbours.ts';
import { areApart, kingsAreSafe } from './safety.ts';
import { type Cells, DRAW, LOSS, packCells, WIN, type Wdl } from './wdl.ts';

/**
 * Settles one question about a position: is its result `wanted`? A decoder reads the answer under the
 * context from a file; an encoder knows it and writes it.
 */
export type Settle = (
  models: BitModels,
  context: number,
  index: number,
  white: boolean,
  wanted: Wdl,
) => boolean;

interface SideModels {
  readonly wins: BitModels;
  readonly draws: BitModels;
}

/** Neighbourhood, own best exit unless it wins, the opponent's best exit, White's result. */
const CONTEXTS = Neighbours.COUNT * 3 * 4 * 3;

const sideModels = (): SideModels => ({ wins: new BitModels(CONTEXTS), draws: new BitModels(CONTEXTS) });

/**
 * Walks a table in the order of its indices and settles every result. A result is guessed from its
 * neighbours, from the captures and arrivals of both sides, and for Black also from White's result in the
 * same place. What captures and arrivals already settle is not asked.
 */
export class ResultCodec {
  private readonly material: Material;
  private readonly settle: Settle;
  private readonly men: number;
  private readonly squares = new Uint8Array(4);
  private readonly exits: Exits;
  private readonly hasTwins: boolean;
  private readonly neighbours: Neighbours;
  private readonly models = { white: sideModels(), black: sideModels() };

  constructor(material: Material, smaller: SmallerCells, settle: Settle) {
    this.material = material;
    this.settle = settle;
    this.men = material.kinds.length;
    this.exits = new Exits(material, this.squares, smaller);
    this.hasTwins = this.men === 2 && material.kinds[0] === material.kinds[1];
    this.neighbours = new Neighbours(this.men);
  }

  /** Settles the table king pair by king pair, so that the caller can do other things in between. */
  *run(): Generator<undefined, Cells> {
    const perPair = stridesOf(this.men).blackKing;
    const packed = new Uint8Array((KING_PAIRS * perPair) / 2);
    for (let pair = 0; pair < KING_PAIRS; pair++) {
      for (let n = 0; n < perPair; n++) this.settlePosition(pair * perPair + n);
      packCells(this.neighbours.cells(), packed, pair * perPair, perPair);
      yield;
    }
    return packed;
  }

  private settlePosition(index: number): void {
    const { squares, neighbours } = this;
    squaresOf(this.men, index, squares);
    if (this.hasTwins && squares[2]! > squares[3]!) {
      // The same position with the like men named the other way round has been settled.
      neighbours.copy(index, index - 63 * (squares[2]! - squares[3]!));
    } else if (areApart(this.material.slots, squares) && kingsAreSafe(this.material, squares)) {
      neighbours.find(index, squares);
      neighbours.set(index, this.cell(index));
    } else {
      neighbours.copy(index, index - (index & 7 ? 1 : 8));
    }
  }

  private cell(index: number): number {
    const { neighbours, exits } = this;
    exits.look();
    const white = this.result(index, true, exits.white, exits.black, neighbours.white * 3);
    const black = this.result(index, false, exits.black, exits.white, neighbours.black * 3 + white);
    return white * 3 + black;
  }

  private result(index: number, white: boolean, own: Exit, other: Exit, around: number): Wdl {
    if (own === WIN) return WIN;
    const { wins, draws } = white ? this.models.white : this.models.black;
    const context = (around * 3 + own + 1) * 4 + other + 1;
    if (this.settle(wins, context, index, white, WIN)) return WIN;
    return own === DRAW || this.settle(draws, context, index, white, DRAW) ? DRAW : LOSS;
  }
}

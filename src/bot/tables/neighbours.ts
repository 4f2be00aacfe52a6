import { indexCount, stridesOf, type Strides } from './indexing.ts';
import { blackOf, DRAW, whiteOf } from './wdl.ts';

const LOOKED_AT = 7;
const UNKNOWN_CELL = DRAW * 3 + DRAW;

/**
 * The results settled so far, and those around a position: with one man a file to the left, or a rank below
 * on the first file, and with three of the men a rank below.
 */
export class Neighbours {
  static readonly COUNT = 3 ** LOOKED_AT;

  /** What `find` found, a number below COUNT for each side. */
  white = 0;
  black = 0;

  private readonly strides: Strides;
  private readonly margin: number;
  /** One cell a byte behind a margin, so that every neighbour can be looked at. */
  private readonly settled: Uint8Array;

  constructor(men: number) {
    this.strides = stridesOf(men);
    this.margin = 4 * this.strides.whiteKing + 8;
    this.settled = new Uint8Array(this.margin + indexCount(men)).fill(UNKNOWN_CELL);
  }

  cells(): Uint8Array {
    return this.settled.subarray(this.margin);
  }

  set(index: number, cell: number): void {
    this.settled[this.margin + index] = cell;
  }

  copy(index: number, from: number): void {
    this.settled[this.margin + index] = this.settled[this.margin + from]!;
  }

  find(index: number, squares: Uint8Array): void {
    const { whiteKing, blackKing, first, second } = this.strides;
    this.white = this.black = 0;
    this.add(index - first * (squares[2]! & 7 ? 1 : 8));
    this.add(index - second * (squares[3]! & 7 ? 1 : 8));
    this.add(index - second * 8);
    this.add(index - blackKing * (squares[1]! & 7 ? 1 : 8));
    this.add(index - blackKing * 8);
    this.add(index - whiteKing * (squares[0]! & 3 ? 1 : 4));
    this.add(index - whiteKing * 4);
  }

  private add(index: number): void {
    const cell = this.settled[this.margin + index]!;
    this.white = this.white * 3 + whiteOf(cell);
    this.black = this.black * 3 + blackOf(cell);
  }
}

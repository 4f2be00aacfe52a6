import { BETWEEN_HIGH, BETWEEN_LOW, highBit, lowBit, REACH } from './geometry.ts';
import { indexOf } from './indexing.ts';
import { MATERIAL_WEIGHTS, type Material } from './material.ts';
import { kingsAreSafe, OFF_BOARD } from './safety.ts';
import { blackOf, type Cells, cellAt, DRAW, NONE, WIN, whiteOf, type Wdl } from './wdl.ts';

const WHITE_KING = 0;
const BLACK_KING = 1;
const GOAL = 56;

/** The decoded tables with fewer men, by material code. */
export type SmallerCells = (code: number) => Cells | undefined;

export type Exit = Wdl | typeof NONE;

/**
 * The moves that leave a table: captures and arrivals. Their results follow from the smaller tables and the
 * rules, so a file need not tell them: whoever reads one works them out again.
 */
export class Exits {
  /** The best capture or arrival of a side, were it to move; NONE if it has none. Set by `look`. */
  white: Exit = NONE;
  black: Exit = NONE;

  private readonly material: Material;
  private readonly squares: Uint8Array;
  private readonly afterCapture: readonly Cells[];
  private low = 0;
  private high = 0;

  /** `squares` are by slot, set by the caller before each look and the same after it. */
  constructor(material: Material, squares: Uint8Array, smaller: SmallerCells) {
    this.material = material;
    this.squares = squares;
    this.afterCapture = material.kinds.map((kind) => {
      const cells = smaller(material.code - MATERIAL_WEIGHTS[kind]!);
      if (!cells) throw new Error(`${material.key} needs the tables with fewer men`);
      return cells;
    });
  }

  look(): void {
    const { squares } = this;
    const { slots, whites } = this.material;
    this.white = isBeforeGoal(squares[WHITE_KING]!) ? this.bestArrival(WHITE_KING) : NONE;
    this.black = isBeforeGoal(squares[BLACK_KING]!) ? this.bestArrival(BLACK_KING) : NONE;
    this.occupy();
    for (let victim = 2; victim < slots; victim++) {
      for (let slot = 0; slot < slots; slot++) {
        if (whites[slot] === whites[victim] || !this.attacks(slot, victim)) continue;
        if (whites[slot]) this.white = better(this.white, this.capture(slot, victim));
        else this.black = better(this.black, this.capture(slot, victim));
      }
    }
  }

  private occupy(): void {
    this.low = this.high = 0;
    for (let slot = 0; slot < this.material.slots; slot++) {
      this.low |= lowBit(this.squares[slot]!);
      this.high |= highBit(this.squares[slot]!);
    }
  }

  private attacks(slot: number, victim: number): boolean {
    const pair = this.squares[slot]! * 64 + this.squares[victim]!;
    if (((REACH[pair]! >> this.material.roles[slot]!) & 1) === 0) return false;
    return (BETWEEN_LOW[pair]! & this.low) === 0 && (BETWEEN_HIGH[pair]! & this.high) === 0;
  }

  private capture(slot: number, victim: number): Exit {
    const { squares, material } = this;
    const from = squares[slot]!;
    const target = squares[victim]!;
    if (slot < 2 && target >= GOAL) return NONE;
    squares[slot] = target;
    squares[victim] = OFF_BOARD;
    let result: Exit = NONE;
    if (kingsAreSafe(material, squares)) {
      const rest = squares[victim === 2 ? 3 : 2]!;
      const index = indexOf(material.slots - 3, squares[0]!, squares[1]!, rest, 0);
      const cell = cellAt(this.afterCapture[victim - 2]!, index);
      result = (WIN - (material.whites[slot] ? blackOf(cell) : whiteOf(cell))) as Wdl;
    }
    squares[slot] = from;
    squares[victim] = target;
    return result;
  }

  /** White's arrival is a draw where Black may reply, otherwise an arrival wins. */
  private bestArrival(king: number): Exit {
    const from = this.squares[king]!;
    const file = from & 7;
    let best: Exit = NONE;
    for (let to = Math.max(file - 1, 0); to <= Math.min(file + 1, 7); to++) {
      best = better(best, this.arrival(king, GOAL + to));
    }
    return best;
  }

  private arrival(king: number, target: number): Exit {
    const { squares, material } = this;
    const from = squares[king]!;
    const there = this.slotOn(target);
    if (there >= 0 && (there < 2 || material.whites[there] === material.whites[king])) return NONE;
    if (there >= 0) squares[there] = OFF_BOARD;
    squares[king] = target;
    let result: Exit = NONE;
    if (kingsAreSafe(material, squares)) result = king === WHITE_KING && this.blackMayReply() ? DRAW : WIN;
    squares[king] = from;
    if (there >= 0) squares[there] = target;
    return result;
  }

  private slotOn(square: number): number {
    let slot = this.material.slots - 1;
    while (slot >= 0 && this.squares[slot] !== square) slot--;
    return slot;
  }

  private blackMayReply(): boolean {
    return isBeforeGoal(this.squares[BLACK_KING]!) && this.bestArrival(BLACK_KING) === WIN;
  }
}

const isBeforeGoal = (square: number): boolean => square >> 3 === 6;

const better = (a: Exit, b: Exit): Exit => (a < b ? b : a);

import { indexOf, squaresOf } from '../../src/bot/tables/indexing.ts';
import type { Material } from '../../src/bot/tables/material.ts';
import { kingsAreSafe, OFF_BOARD } from '../../src/bot/tables/safety.ts';

const KING = 4;
const EMPTY = 255;
const BLACK_KING = 1;
const GOAL = 56;

type Step = readonly [files: number, ranks: number];
const STRAIGHT: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const DIAGONAL: readonly Step[] = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];
const JUMPS: readonly Step[] = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
  [1, -2],
  [2, -1],
  [-1, -2],
  [-2, -1],
];

/** The lines of a man from a square, nearest square first: eight at most, of seven squares at most. */
function linesFrom(square: number, steps: readonly Step[], reach: number): Uint8Array[] {
  return steps.map(([files, ranks]) => {
    const line: number[] = [];
    let file = (square & 7) + files;
    let rank = (square >> 3) + ranks;
    while (line.length < reach && file >= 0 && file < 8 && rank >= 0 && rank < 8) {
      line.push(rank * 8 + file);
      file += files;
      rank += ranks;
    }
    return Uint8Array.from(line);
  });
}

/** By role (queen, rook, bishop, knight, king), then square. */
const LINES: readonly (readonly (readonly Uint8Array[])[])[] = [
  { steps: [...STRAIGHT, ...DIAGONAL], reach: 7 },
  { steps: STRAIGHT, reach: 7 },
  { steps: DIAGONAL, reach: 7 },
  { steps: JUMPS, reach: 1 },
  { steps: [...STRAIGHT, ...DIAGONAL], reach: 1 },
].map(({ steps, reach }) => Array.from({ length: 64 }, (_, square) => linesFrom(square, steps, reach)));

/** A board of two kings and at most two men that is set up, tried and set up again without allocating. */
export class SmallBoard {
  /** White's king, Black's king, then the men in the order of the material. */
  readonly squares = new Uint8Array(4);
  /** Filled by `targets`. */
  readonly found = new Uint8Array(32);
  readonly slots: number;
  private readonly material: Material;
  private readonly slotAt = new Uint8Array(65).fill(EMPTY);

  constructor(material: Material) {
    this.material = material;
    this.slots = material.slots;
  }

  setUp(index: number): void {
    for (let slot = 0; slot < this.slots; slot++) this.slotAt[this.squares[slot]!] = EMPTY;
    squaresOf(this.slots - 2, index, this.squares);
    for (let slot = 0; slot < this.slots; slot++) this.slotAt[this.squares[slot]!] = slot;
  }

  isWhite(slot: number): boolean {
    return this.material.whites[slot] === 1;
  }

  /** The slot of the man on a square, or a number above every slot. */
  manOn(square: number): number {
    return this.slotAt[square]!;
  }

  /** Writes to `found` where a man can go but for the safety of the kings; returns how many. */
  targets(slot: number): number {
    const lines = LINES[this.material.roles[slot]!]![this.squares[slot]!]!;
    let count = 0;
    for (let l = 0; l < lines.length; l++) {
      const line = lines[l]!;
      for (let n = 0; n < line.length; n++) {
        const square = line[n]!;
        const other = this.slotAt[square]!;
        if (other === EMPTY) this.found[count++] = square;
        else {
          if (other >= 2 && this.isWhite(other) !== this.isWhite(slot)) this.found[count++] = square;
          break;
        }
      }
    }
    return count;
  }

  /** The index once the man in `slot` has gone to `target`, in the table without the man captured there. */
  indexAfter(slot: number, target: number): number {
    const { squares } = this;
    const captured = this.slotAt[target]!;
    const from = squares[slot]!;
    squares[slot] = target;
    const index =
      captured === EMPTY
        ? indexOf(this.slots - 2, squares[0]!, squares[1]!, squares[2]!, squares[3]!)
        : indexOf(this.slots - 3, squares[0]!, squares[1]!, squares[captured === 2 ? 3 : 2]!, 0);
    squares[slot] = from;
    return index;
  }

  /** Whether neither king is attacked once the man in `slot` has gone to `target`. Changes nothing. */
  isSafeAfter(slot: number, target: number): boolean {
    return this.after(slot, target, () => kingsAreSafe(this.material, this.squares));
  }

  /** Whether, once White's king has arrived on `target`, Black's king could arrive as well. */
  blackMayReplyTo(target: number): boolean {
    return this.after(0, target, () =>
      LINES[KING]![this.squares[BLACK_KING]!]!.flatMap((line) => Array.from(line)).some(
        (square) =>
          square >= GOAL && this.isFreeFor(BLACK_KING, square) && this.isSafeAfter(BLACK_KING, square),
      ),
    );
  }

  /** Empty, or an opponent's man that is no king. */
  private isFreeFor(slot: number, square: number): boolean {
    const man = this.slotAt[square]!;
    return man === EMPTY || (man >= 2 && this.isWhite(man) !== this.isWhite(slot));
  }

  private after<T>(slot: number, target: number, look: () => T): T {
    const from = this.squares[slot]!;
    const captured = this.slotAt[target]!;
    if (captured !== EMPTY) this.squares[captured] = OFF_BOARD;
    this.slotAt[from] = EMPTY;
    this.squares[slot] = target;
    this.slotAt[target] = slot;
    const seen = look();
    this.squares[slot] = from;
    this.slotAt[from] = slot;
    this.slotAt[target] = captured;
    if (captured !== EMPTY) this.squares[captured] = target;
    return seen;
  }
}

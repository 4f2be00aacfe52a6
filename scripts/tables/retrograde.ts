import { indexCount, squaresOf } from '../../src/bot/tables/indexing.ts';
import { MATERIAL_WEIGHTS, materialByCode, type Material } from '../../src/bot/tables/material.ts';
import { areApart, kingsAreSafe } from '../../src/bot/tables/safety.ts';
import { decidedIn, DRAW, ILLEGAL, LOST, pliesOf, stepBack, type Score } from './score.ts';
import { SmallBoard } from './smallBoard.ts';

type BySide<T> = readonly [white: T, black: T];
/** Scores by side to move, then index. */
export type Scores = BySide<Int8Array>;
export type ScoresByKey = ReadonlyMap<string, Scores>;

type Side = 0 | 1;
const SIDES: readonly Side[] = [0, 1];
const other = (side: Side): Side => (side === 0 ? 1 : 0);

const GOAL = 56;
/** A count of quiet moves that never runs out: another move saves at least a draw. */
const SAVED = 255;

/**
 * Solves one material from the end backwards. Every position is first looked at forwards once: how many
 * quiet moves stay inside the table, and what the best of its captures and arrivals is worth. Then decided
 * positions are handed back to the positions before them, nearest to the end first. A quiet move is undone
 * by a quiet move of the same man, so one list of neighbours serves both directions.
 */
export const solve = (material: Material, smaller: ScoresByKey): Scores =>
  new Solver(material, smaller).solve();

/** The scores with a man of this kind captured; none for a king. */
function scoresWithout(material: Material, kind: number, smaller: ScoresByKey): Scores {
  const rest = materialByCode(material.code - MATERIAL_WEIGHTS[kind]!);
  const scores = rest && smaller.get(rest.key);
  if (!scores) throw new Error(`${material.key} needs the tables with fewer men first`);
  return scores;
}

class Solver {
  private readonly material: Material;
  private readonly men: number;
  private readonly size: number;
  private readonly board: SmallBoard;
  /** A draw until proved otherwise. */
  private readonly scores: Scores;
  /** The best capture or arrival; ILLEGAL where there is none. */
  private readonly outside: Scores;
  /** Quiet moves not yet known to lose. */
  private readonly open: BySide<Uint8Array>;
  /** In how many plies a position is decided, plus one; 0 while nobody knows. */
  private readonly due: BySide<Uint8Array>;
  /** By slot of the captured man. */
  private readonly afterCapture: readonly (Scores | undefined)[];
  private readonly neighbours = new Int32Array(64);

  constructor(material: Material, smaller: ScoresByKey) {
    this.material = material;
    this.men = material.kinds.length;
    this.size = indexCount(this.men);
    this.board = new SmallBoard(material);
    const bytes = (): Uint8Array => new Uint8Array(this.size);
    const illegal = (): Int8Array => new Int8Array(this.size).fill(ILLEGAL);
    this.scores = [illegal(), illegal()];
    this.outside = [illegal(), illegal()];
    this.open = [bytes(), bytes()];
    this.due = [bytes(), bytes()];
    const captures = material.kinds.map((kind) => scoresWithout(material, kind, smaller));
    this.afterCapture = [undefined, undefined, ...captures];
  }

  solve(): Scores {
    this.markLegal();
    for (let index = 0; index < this.size; index++) {
      if (this.scores[0][index] === ILLEGAL) continue;
      this.board.setUp(index);
      for (const side of SIDES) this.lookForward(index, side);
    }
    let last = this.latestDue();
    for (let plies = 0; plies <= last; plies++) {
      const decided = SIDES.map((side) => this.decide(side, plies));
      for (const side of SIDES) {
        for (const index of decided[side]!) last = Math.max(last, this.handBack(index, side, plies));
      }
    }
    return this.scores;
  }

  private markLegal(): void {
    const { squares } = this.board;
    for (let index = 0; index < this.size; index++) {
      squaresOf(this.men, index, squares);
      if (!areApart(this.material.slots, squares) || !kingsAreSafe(this.material, squares)) continue;
      for (const side of SIDES) this.scores[side][index] = DRAW;
    }
  }

  private lookForward(index: number, side: Side): void {
    const { board } = this;
    let best = ILLEGAL;
    for (let slot = 0; slot < board.slots; slot++) {
      if (board.isWhite(slot) !== (side === 0)) continue;
      for (let n = board.targets(slot) - 1; n >= 0; n--) {
        const score = this.outsideScore(slot, board.found[n]!, side);
        if (score > best) best = score;
      }
    }
    const open = this.findNeighbours(side);
    const lost = open === 0 && best < DRAW && best !== ILLEGAL;
    this.outside[side][index] = best;
    this.open[side][index] = best === DRAW ? SAVED : open;
    if (best > DRAW || lost) this.due[side][index] = pliesOf(best) + 1;
  }

  /** What a capture or an arrival is worth to its side; ILLEGAL for quiet and for illegal moves. */
  private outsideScore(slot: number, target: number, side: Side): Score {
    const { board } = this;
    if (slot < 2 && target >= GOAL) {
      if (!board.isSafeAfter(slot, target)) return ILLEGAL;
      return side === 0 && board.blackMayReplyTo(target) ? DRAW : stepBack(LOST);
    }
    const scores = this.afterCapture[board.manOn(target)];
    if (!scores) return ILLEGAL;
    const child = scores[other(side)][board.indexAfter(slot, target)]!;
    return child === ILLEGAL ? ILLEGAL : stepBack(child);
  }

  /** Writes to `neighbours` the legal positions one quiet move of this side away, with the turn passed on. */
  private findNeighbours(side: Side): number {
    const { board } = this;
    const legal = this.scores[0];
    let count = 0;
    for (let slot = 0; slot < board.slots; slot++) {
      if (board.isWhite(slot) !== (side === 0)) continue;
      for (let n = board.targets(slot) - 1; n >= 0; n--) {
        const target = board.found[n]!;
        if ((slot < 2 && target >= GOAL) || board.manOn(target) < board.slots) continue;
        const index = board.indexAfter(slot, target);
        if (legal[index] !== ILLEGAL) this.neighbours[count++] = index;
      }
    }
    return count;
  }

  private latestDue(): number {
    let latest = 0;
    for (const due of this.due) for (let n = 0; n < due.length; n++) latest = Math.max(latest, due[n]!);
    return latest - 1;
  }

  /** Settles the positions that are decided in this many plies, and lists them. */
  private decide(side: Side, plies: number): readonly number[] {
    const list: number[] = [];
    const due = this.due[side];
    for (let index = due.indexOf(plies + 1); index >= 0; index = due.indexOf(plies + 1, index + 1)) {
      this.scores[side][index] = decidedIn(plies);
      list.push(index);
    }
    return list;
  }

  /** Tells the positions before a decided one; returns the largest number of plies it foresaw. */
  private handBack(index: number, side: Side, plies: number): number {
    const mover = other(side);
    const isWin = decidedIn(plies) < DRAW;
    let latest = 0;
    this.board.setUp(index);
    for (let n = this.findNeighbours(mover) - 1; n >= 0; n--) {
      const before = this.neighbours[n]!;
      if (this.scores[mover][before] !== DRAW) continue;
      if (isWin) this.foreseeWin(before, mover, plies + 1);
      else this.strikeOff(before, mover, plies + 1);
      latest = Math.max(latest, this.due[mover][before]! - 1);
    }
    return latest;
  }

  private foreseeWin(index: number, side: Side, plies: number): void {
    const due = this.due[side][index]!;
    if (due === 0 || due > plies + 1) this.due[side][index] = plies + 1;
  }

  private strikeOff(index: number, side: Side, plies: number): void {
    if (this.open[side][index] === SAVED || --this.open[side][index]! > 0) return;
    if (this.due[side][index] !== 0) return;
    // Without captures `outside` is ILLEGAL, which is less than no plies.
    this.due[side][index] = Math.max(plies, pliesOf(this.outside[side][index]!)) + 1;
  }
}

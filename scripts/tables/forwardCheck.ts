// A second, slow view of the game for the check: moves by trying every square, attacks by walking there. It
// shares neither geometry nor indexing nor move rules with what made the tables, only the score's bytes.
import { DRAW, ILLEGAL, LOST, type Score, stepBack } from './score.ts';

/** The scores of White to move and of Black to move. */
type Scores = readonly [white: Int8Array, black: Int8Array];

const KING = 0;
const QUEEN = 1;
const ROOK = 2;
const BISHOP = 3;
const KNIGHT = 4;
const ROLES: Readonly<Record<string, number>> = { K: KING, Q: QUEEN, R: ROOK, B: BISHOP, N: KNIGHT };

const TAKEN = -1;
const NOBODY = -1;
const WHITE_KING = 0;
const BLACK_KING = 1;
const EIGHTH_RANK = 56;

export class ForwardCheck {
  private readonly squares: number[];
  private readonly roles: readonly number[];
  private readonly white: readonly boolean[];
  private readonly scores: Scores;
  private readonly afterCapture: readonly (Scores | undefined)[];

  /** `scoresOf` reads the scores by key, also those of the materials that remain after a capture. */
  constructor(key: string, scoresOf: (key: string) => Scores) {
    const [white = '', black = ''] = key.split('v').map((side) => side.slice(1));
    const men = `KK${white}${black}`.split('');
    this.squares = men.map(() => TAKEN);
    this.roles = men.map((man) => ROLES[man]!);
    this.white = [true, false, ...Array.from(white, () => true), ...Array.from(black, () => false)];
    this.scores = scoresOf(key);
    const keyWithout = (taken: number): string => {
      const left = (isWhite: boolean): string =>
        men.filter((_, n) => n > BLACK_KING && n !== taken && this.white[n] === isWhite).join('');
      return `K${left(true)}vK${left(false)}`;
    };
    this.afterCapture = men.map((_, n) => (n > BLACK_KING ? scoresOf(keyWithout(n)) : undefined));
  }

  /** Sets up the position of an index; false where it is none. */
  setUp(index: number): boolean {
    let rest = index;
    for (let n = this.squares.length - 1; n > BLACK_KING; n--) {
      this.squares[n] = rest % 64;
      rest = Math.floor(rest / 64);
    }
    this.squares[BLACK_KING] = rest % 56;
    rest = Math.floor(rest / 56);
    this.squares[WHITE_KING] = Math.floor(rest / 4) * 8 + (rest % 4);
    return new Set(this.squares).size === this.squares.length && this.isLegal();
  }

  /** What the position's score must be: the best of all moves, or a draw where there is none. */
  expected(whiteToMove: boolean): Score {
    let best: Score = ILLEGAL;
    for (let n = 0; n < this.squares.length; n++) {
      if (this.white[n] !== whiteToMove) continue;
      for (let target = 0; target < 64; target++) {
        if (!this.hits(n, target)) continue;
        const score = this.scoreOf(n, target);
        if (score > best) best = score;
      }
    }
    return best === ILLEGAL ? DRAW : best;
  }

  /** What a move is worth to its side; ILLEGAL for an illegal one. */
  private scoreOf(mover: number, target: number): Score {
    return this.tried(mover, target, (victim) => {
      if (this.squares[mover]! >= EIGHTH_RANK && mover === BLACK_KING) return stepBack(LOST);
      if (this.squares[mover]! >= EIGHTH_RANK && mover === WHITE_KING) {
        return this.blackMayReply() ? DRAW : stepBack(LOST);
      }
      const [white, black] = victim === NOBODY ? this.scores : this.afterCapture[victim]!;
      return stepBack((this.white[mover] ? black : white)[this.index()]!);
    });
  }

  private blackMayReply(): boolean {
    for (let target = EIGHTH_RANK; target < 64; target++) {
      if (this.hits(BLACK_KING, target) && this.tried(BLACK_KING, target, () => DRAW) !== ILLEGAL)
        return true;
    }
    return false;
  }

  /** Makes a pseudo-legal move, looks at it if it is legal, and takes it back. */
  private tried(mover: number, target: number, look: (victim: number) => Score): Score {
    const { squares } = this;
    const victim = squares.indexOf(target);
    if (victim !== NOBODY && (victim <= BLACK_KING || this.white[victim] === this.white[mover]))
      return ILLEGAL;
    const from = squares[mover]!;
    if (victim !== NOBODY) squares[victim] = TAKEN;
    squares[mover] = target;
    const score = this.isLegal() ? look(victim) : ILLEGAL;
    squares[mover] = from;
    if (victim !== NOBODY) squares[victim] = target;
    return score;
  }

  private isLegal(): boolean {
    for (let n = 0; n < this.squares.length; n++) {
      if (this.squares[n] === TAKEN) continue;
      if (this.hits(n, this.squares[this.white[n] ? BLACK_KING : WHITE_KING]!)) return false;
    }
    return true;
  }

  private hits(n: number, target: number): boolean {
    const from = this.squares[n]!;
    const files = (target % 8) - (from % 8);
    const ranks = (target >> 3) - (from >> 3);
    const wide = Math.abs(files);
    const high = Math.abs(ranks);
    const role = this.roles[n];
    if (role === KNIGHT) return wide * high === 2;
    if (role === KING) return Math.max(wide, high) === 1;
    const straight = (wide === 0) !== (high === 0) && role !== BISHOP;
    const diagonal = wide === high && wide > 0 && role !== ROOK;
    if (!straight && !diagonal) return false;
    const step = Math.sign(files) + 8 * Math.sign(ranks);
    for (let square = from + step; square !== target; square += step) {
      if (this.squares.includes(square)) return false;
    }
    return true;
  }

  /** The place in the table of the men still on the board, mirrored so that White's king is on files a to d. */
  private index(): number {
    const mirrored = this.squares[WHITE_KING]! % 8 > 3;
    let index = 0;
    for (let n = 0; n < this.squares.length; n++) {
      const square = this.squares[n]!;
      if (square === TAKEN) continue;
      const file = mirrored ? 7 - (square % 8) : square % 8;
      const rank = square >> 3;
      if (n === WHITE_KING) index = rank * 4 + file;
      else index = index * (n === BLACK_KING ? 56 : 64) + rank * 8 + file;
    }
    return index;
  }
}

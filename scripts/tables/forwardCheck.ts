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

/** Whether a man attacks a square on an empty board. */
function reaches(role: number, from: number, to: number): boolean {
  const wide = Math.abs((to & 7) - (from & 7));
  const high = Math.abs((to >> 3) - (from >> 3));
  if (role === KNIGHT) return wide * high === 2;
  if (role === KING) return Math.max(wide, high) === 1;
  const straight = (wide === 0) !== (high === 0) && role !== BISHOP;
  const diagonal = wide === high && wide > 0 && role !== ROOK;
  return straight || diagonal;
}

const PAIRS = Array.from({ length: 4096 }, (_, pair): readonly [number, number] => [pair >> 6, pair & 63]);

/** By role, then from times 64 plus to. */
const REACHES = [KING, QUEEN, ROOK, BISHOP, KNIGHT].map((role) =>
  PAIRS.map(([from, to]) => reaches(role, from, to)),
);

/** From one square towards another on the same line. */
const STEPS = PAIRS.map(
  ([from, to]) => Math.sign((to & 7) - (from & 7)) + 8 * Math.sign((to >> 3) - (from >> 3)),
);

const toDraw = (): Score => DRAW;

export class ForwardCheck {
  private readonly squares: number[];
  private readonly manOn = new Int8Array(64);
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
    this.manOn.fill(NOBODY);
    for (let n = 0; n < this.squares.length; n++) {
      if (this.manOn[this.squares[n]!] !== NOBODY) return false;
      this.manOn[this.squares[n]!] = n;
    }
    return this.isLegal();
  }

  /** What the position's score must be: the best of all moves, or a draw where there is none. */
  expected(whiteToMove: boolean): Score {
    let best: Score = ILLEGAL;
    for (let n = 0; n < this.squares.length; n++) {
      if (this.white[n] !== whiteToMove) continue;
      for (let target = 0; target < 64; target++) {
        if (!this.hits(n, target)) continue;
        const score = this.tried(n, target, this.worth);
        if (score > best) best = score;
      }
    }
    return best === ILLEGAL ? DRAW : best;
  }

  /** What a legal move that has just been made is worth to its side. */
  private readonly worth = (mover: number, victim: number): Score => {
    const hasArrived = mover <= BLACK_KING && this.squares[mover]! >= EIGHTH_RANK;
    if (hasArrived) return mover === WHITE_KING && this.blackMayReply() ? DRAW : stepBack(LOST);
    const [white, black] = victim === NOBODY ? this.scores : this.afterCapture[victim]!;
    return stepBack((this.white[mover] ? black : white)[this.index()]!);
  };

  private blackMayReply(): boolean {
    for (let target = EIGHTH_RANK; target < 64; target++) {
      const isReply = this.hits(BLACK_KING, target) && this.tried(BLACK_KING, target, toDraw) !== ILLEGAL;
      if (isReply) return true;
    }
    return false;
  }

  /** Makes a pseudo-legal move, looks at it if it is legal, and takes it back. */
  private tried(mover: number, target: number, look: (mover: number, victim: number) => Score): Score {
    const { squares, manOn } = this;
    const victim = manOn[target]!;
    const isOwnOrKing =
      victim !== NOBODY && (victim <= BLACK_KING || this.white[victim] === this.white[mover]);
    if (isOwnOrKing) return ILLEGAL;
    const from = squares[mover]!;
    if (victim !== NOBODY) squares[victim] = TAKEN;
    squares[mover] = target;
    manOn[from] = NOBODY;
    manOn[target] = mover;
    const score = this.isLegal() ? look(mover, victim) : ILLEGAL;
    squares[mover] = from;
    manOn[from] = mover;
    manOn[target] = victim;
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
    if (!REACHES[this.roles[n]!]![from * 64 + target]) return false;
    if (this.roles[n] === KNIGHT) return true;
    const step = STEPS[from * 64 + target]!;
    for (let square = from + step; square !== target; square += step) {
      if (this.manOn[square] !== NOBODY) return false;
    }
    return true;
  }

  /** The place in the table of the men still on the board, mirrored so that White's king is on files a to d. */
  private index(): number {
    const mirrored = (this.squares[WHITE_KING]! & 7) > 3;
    let index = 0;
    for (let n = 0; n < this.squares.length; n++) {
      const square = this.squares[n]!;
      if (square === TAKEN) continue;
      const file = mirrored ? 7 - (square & 7) : square & 7;
      const rank = square >> 3;
      if (n === WHITE_KING) index = rank * 4 + file;
      else index = index * (n === BLACK_KING ? 56 : 64) + rank * 8 + file;
    }
    return index;
  }
}

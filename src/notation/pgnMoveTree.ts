import { play, type Move, type Position } from '../rules/position.ts';
import { readMove } from './pgnMoves.ts';
import type { PgnFault } from './pgnProblems.ts';
import type { PgnComment, PgnLine } from './pgnTree.ts';
import { makeSan } from './san.ts';

/** Variations within variations; people write four, analysis programs a dozen. */
const MAX_DEPTH = 100;

interface Draft {
  readonly move: Move;
  readonly san: string;
  readonly nags: number[];
  readonly before: PgnComment[];
  readonly after: PgnComment[];
  readonly variations: PgnLine[];
}

/** A line being read: main line or variation. */
interface Frame {
  readonly openedAt: number;
  readonly moves: Draft[];
  /** Comments that wait for a move to stand ahead of. */
  waiting: PgnComment[];
  /** Ahead of the last move, where a variation of it starts. */
  before: Position;
  position: Position;
  /** Its last move could not be read, so none behind it can. */
  broken: boolean;
}

const newFrame = (position: Position, openedAt: number): Frame => ({
  openedAt,
  moves: [],
  waiting: [],
  before: position,
  position,
  broken: false,
});

const lineOf = ({ moves, waiting }: Frame): PgnLine => ({ moves, end: waiting });

/** Grows the lines of one game token by token; it keeps its own stack, so that depth costs no recursion. */
export class PgnMoveTree {
  readonly #main: Frame;
  readonly #variations: Frame[] = [];
  /** Open parentheses within a variation that is passed over. */
  #skipped = 0;

  constructor(start: Position) {
    this.#main = newFrame(start, 0);
  }

  get #frame(): Frame {
    return this.#variations.at(-1) ?? this.#main;
  }

  /** Nothing that is read now is kept. */
  get #deaf(): boolean {
    return this.#skipped > 0 || this.#frame.broken;
  }

  get inVariation(): boolean {
    return this.#skipped > 0 || this.#variations.length > 0;
  }

  /** Where the innermost variation still open was opened. */
  get openVariation(): number | undefined {
    return this.#variations.at(-1)?.openedAt;
  }

  /** Where the main line stands; none if it broke off. */
  get mainPosition(): Position | undefined {
    return this.#main.broken ? undefined : this.#main.position;
  }

  move(word: string): PgnFault | undefined {
    if (this.#deaf) return undefined;
    const frame = this.#frame;
    const read = readMove(frame.position, word);
    if (!read.ok) {
      frame.broken = true;
      return read.error;
    }
    const move = read.value;
    const before = frame.waiting;
    frame.waiting = [];
    frame.moves.push({
      move,
      san: makeSan(frame.position, move),
      nags: [],
      before,
      after: [],
      variations: [],
    });
    frame.before = frame.position;
    frame.position = play(frame.position, move);
    return undefined;
  }

  comment(comment: PgnComment): void {
    if (this.#deaf) return;
    const last = this.#frame.moves.at(-1);
    (last && last.variations.length === 0 ? last.after : this.#frame.waiting).push(comment);
  }

  /** False if there is no move the sign could belong to. */
  nag(nag: number): boolean {
    if (this.#deaf) return true;
    const last = this.#frame.moves.at(-1);
    if (last && !last.nags.includes(nag)) last.nags.push(nag);
    return last !== undefined;
  }

  open(offset: number): PgnFault | undefined {
    const depth = this.#variations.length;
    const fault: PgnFault | undefined = this.#deaf
      ? undefined
      : this.#frame.moves.length === 0
        ? { code: 'strayVariation' }
        : depth === MAX_DEPTH
          ? { code: 'nestedTooDeep' }
          : undefined;
    if (fault || this.#deaf) this.#skipped++;
    else this.#variations.push(newFrame(this.#frame.before, offset));
    return fault;
  }

  /** False if no variation is open. */
  close(): boolean {
    if (this.#skipped > 0) {
      this.#skipped--;
      return true;
    }
    const closed = this.#variations.pop();
    if (!closed) return false;
    const line = lineOf(closed);
    if (line.moves.length > 0 || line.end.length > 0) this.#frame.moves.at(-1)!.variations.push(line);
    return true;
  }

  finish(): PgnLine {
    this.#skipped = 0;
    while (this.close());
    return lineOf(this.#main);
  }
}

/**
 * The engine as the rest of the program sees it: positions and moves in, results out. It searches in slices, so its
 * host can listen between them; time is the host's clock, handed in as `now`.
 */
import { boardPieces, type Color, type Role } from '../../rules/board.ts';
import type { Move, Position } from '../../rules/position.ts';
import type { Net } from '../net/format.ts';
import type { Tables } from '../tables/tables.ts';
import * as shared from './core.ts';
import { type AskTables, giveTables } from './halves/tables.ts';
import { MOST_PLIES } from './pieces.ts';

/** The face of both builds: plain JavaScript and WebAssembly. */
export type Core = typeof shared & { readonly giveTables: (ask: AskTables) => void };

const plain: Core = { ...shared, giveTables };

export interface Limits {
  /** Whole iterations at most. */
  readonly depth?: number;
  /** Positions visited at most; exact, whatever the slices. */
  readonly nodes?: number;
  /** Milliseconds on the host's clock. */
  readonly moveTimeMs?: number;
  /** How many lines to search; all root moves get exact scores where there are at least as many lines. Default 1. */
  readonly multiPv?: number;
  /** How a weaker player sees the board; left out: full strength. */
  readonly perception?: Perception;
}

export interface Perception {
  /** The chance, 0 to 1, that an ordinary reply of the opponent is overlooked (long and backward moves more often). */
  readonly blindness: number;
  /** Centipawns by which a position may be misjudged either way, always the same way for the same seed. */
  readonly misjudgement: number;
  /** 32 bits: the same seed, the same oversights. */
  readonly seed: number;
}

export interface Score {
  /** For the side to move, in centipawns. */
  readonly centipawns: number;
  /** Plies to the end of a race that is decided: positive where the side to move wins, negative where it loses. */
  readonly winIn?: number;
}

export interface Line {
  readonly score: Score;
  /** Never empty. */
  readonly moves: readonly Move[];
}

export interface SearchInfo {
  readonly depth: number;
  readonly nodes: number;
  /** Best first, `multiPv` of them or as many as there are legal moves. */
  readonly lines: readonly Line[];
}

export interface SearchResult extends SearchInfo {
  /** Missing where there is no legal move. */
  readonly bestMove?: Move;
}

export interface Control {
  /** Milliseconds from any origin. */
  now(): number;
  /** Asked between slices. */
  shouldStop?(): boolean;
  /** Told of each whole iteration. */
  onInfo?(info: SearchInfo): void;
}

/** A search in progress. */
export interface Search {
  /** Searches on for about so long; the result once it is done. */
  step(milliseconds: number): SearchResult | undefined;
  /** Ends the search with what it has found; at least one iteration is always done. */
  stop(): SearchResult;
}

export interface Engine {
  /** The moves count for repetition. A search that is under way is not disturbed. */
  setPosition(start: Position, moves: readonly Move[]): void;
  /** Searches to the end in one go, asking `control` now and then. */
  search(limits: Limits, control: Control): SearchResult;
  /** Begins a search to be stepped; the engine is asked nothing else until it is done or stopped. */
  start(limits: Limits, control: Control): Search;
  /** The evaluation for the side to move, in centipawns. */
  evaluate(): number;
  legalMoves(): readonly Move[];
  /** Sequences of so many legal moves, the last ply counted in bulk. */
  perft(depth: number): number;
  /** Forgets earlier searches. */
  newGame(): void;
}

const ROLES: Readonly<Record<Role, number>> = { knight: 1, bishop: 2, rook: 3, queen: 4, king: 5 };
const COLORS: Readonly<Record<Color, number>> = { white: 0, black: 1 };
const WIN = 30000;
const DECIDED = 29000;
const ENTRY_BYTES = 16;

/** Positions between looks at the clock: about a millisecond's worth. */
const SLICE = 512;
const NO_LIMIT = 0x7fffffff;

const packMove = ({ from, to }: Move): number => from | (to << 6);
const unpackMove = (move: number): Move => ({ from: move & 63, to: move >> 6 });

function scoreFrom(score: number): Score {
  const centipawns = Math.round(score / 10);
  if (score > DECIDED) return { centipawns, winIn: WIN - score };
  return score < -DECIDED ? { centipawns, winIn: -WIN - score } : { centipawns };
}

function giveNet(core: Core, net: Net | undefined): void {
  if (net) {
    let place = 0;
    for (const layer of [net.inputs, net.hiddenBias, net.outputs]) {
      for (const weight of layer) core.placeWeight(place++, weight);
    }
    net.outputBias.forEach((bias, bucket) => core.placeOutputBias(bucket, bias));
  }
  core.useNet(net?.divisor ?? 0);
}

/**
 * An engine on one core; the plain core's state is its module's, so there is one engine of it to a thread.
 */
export function createEngine({
  hashMb,
  core = plain,
  net,
  tables,
}: {
  readonly hashMb: number;
  /** Left out: plain JavaScript. */
  readonly core?: Core | undefined;
  /** Left out: the hand-written evaluation. */
  readonly net?: Net | undefined;
  /** Endgame tables, as far as they are loaded when they are asked. */
  readonly tables?: Pick<Tables, 'result'> | undefined;
}): Engine {
  core.resizeTable(Math.floor(Math.log2((hashMb * 1024 * 1024) / ENTRY_BYTES)));
  giveNet(core, net);
  core.giveTables((...question) => tables?.result(...question) ?? -1);
  core.forget();
  let given: { readonly start: Position; readonly moves: readonly Move[] } | undefined;

  function place(): void {
    if (!given) throw new Error('the engine has no position');
    core.clearPosition();
    for (const { square, piece } of boardPieces(given.start.board)) {
      core.placePiece(ROLES[piece.role] + 8 * COLORS[piece.color], square);
    }
    core.startPosition(COLORS[given.start.turn], given.start.halfmoves);
    for (const move of given.moves) core.playInGame(packMove(move));
  }

  function lineAt(index: number): Line {
    const moves = Array.from({ length: core.lineLengthOf(index) }, (_, at) =>
      unpackMove(core.lineMoveAt(index, at)),
    );
    return { score: scoreFrom(core.scoreOf(index)), moves };
  }

  function report(lineCount: number): SearchInfo {
    const lines = Array.from({ length: lineCount }, (_, index) => lineAt(index)).filter(
      ({ moves }) => moves.length > 0,
    );
    return {
      depth: core.depthReached(),
      nodes: core.nodesVisited(),
      lines: lines.toSorted((a, b) => b.score.centipawns - a.score.centipawns),
    };
  }

  function start(limits: Limits, control: Control): Search {
    const { blindness, misjudgement, seed } = limits.perception ?? { blindness: 0, misjudgement: 0, seed: 0 };
    core.setPerception(Math.round(blindness * 1024), Math.round(misjudgement * 10), seed);
    // A weaker player judges by hand, so that its strength hangs on no net.
    core.useNet(limits.perception ? 0 : (net?.divisor ?? 0));
    place();
    const wanted = Math.max(1, limits.multiPv ?? 1);
    const legal = core.begin(
      Math.min(limits.depth ?? MOST_PLIES, MOST_PLIES),
      limits.nodes ?? NO_LIMIT,
      wanted,
    );
    const lineCount = Math.min(wanted, legal);
    const deadline = limits.moveTimeMs === undefined ? Infinity : control.now() + limits.moveTimeMs;
    let done: SearchResult | undefined;

    function end(): SearchResult {
      core.finish();
      const info = report(lineCount);
      const bestMove = info.lines[0]?.moves[0];
      return (done = bestMove ? { ...info, bestMove } : info);
    }

    function stop(): SearchResult {
      if (done) return done;
      let status = 0;
      while (core.depthReached() === 0 && status !== 2) status = core.resume(SLICE);
      return end();
    }

    function step(milliseconds: number): SearchResult | undefined {
      const pause = Math.min(deadline, control.now() + milliseconds);
      while (!done) {
        const status = core.resume(SLICE);
        if (status === 2) return end();
        if (status === 1) control.onInfo?.(report(lineCount));
        const time = control.now();
        if (time >= deadline) return stop();
        if (time >= pause) return undefined;
      }
      return done;
    }

    return { step, stop };
  }

  function search(limits: Limits, control: Control): SearchResult {
    const running = start(limits, control);
    for (;;) {
      const result = running.step(5);
      if (result) return result;
      if (control.shouldStop?.()) return running.stop();
    }
  }

  return {
    setPosition(from, moves) {
      given = { start: from, moves };
    },
    search,
    start,
    evaluate() {
      place();
      return Math.round(core.evaluatePosition() / 10);
    },
    legalMoves() {
      place();
      return Array.from({ length: core.countLegal() }, (_, index) => unpackMove(core.legalMoveAt(index)));
    },
    perft(depth) {
      place();
      return depth === 0 ? 1 : core.perft(depth);
    },
    newGame: () => core.forget(),
  };
}

/**
 * The engine's headless front: lines of the Universal Chess Interface in, lines out. Whatever is wrong with a line is
 * said by `info string`. Searching is done in slices, so `stop` and `isready` are heard at once.
 */
import { makeUci } from '../notation/uci.ts';
import { legalMoves } from '../rules/moves.ts';
import type { Position } from '../rules/position.ts';
import type { Net } from './net/format.ts';
import {
  type Core,
  createEngine,
  type Engine,
  type Limits,
  type Search,
  type SearchResult,
} from './engine/engine.ts';
import { players } from './levels.ts';
import type { Level } from './protocol.ts';
import type { Tables } from './tables/tables.ts';
import { LONGEST_MS } from './thinkingTime.ts';
import { startPlayer } from './uciPlayer.ts';
import { describe, lastOf, type Line, parsePosition, startLine } from './uciPosition.ts';
import { type Go, infoTexts, parseGo } from './uciText.ts';

/** What the engine is at its best with, and complete without. */
export interface UciResources {
  readonly core?: Core | undefined;
  readonly net?: Net | undefined;
  readonly tables?: Tables | undefined;
}

export interface UciEdge {
  write(line: string): void;
  /** Milliseconds. */
  now(): number;
  /** Calls back after the lines that have come in meanwhile. */
  soon(callback: () => void): void;
  /** Told of every position that is set up. */
  onPosition?(position: Position): void;
  quit(): void;
}

export interface UciServer {
  receive(line: string): void;
  /** The input has ended: a search with a limit is finished first. */
  end(): void;
}

interface Running {
  readonly search: Search;
  readonly startedAt: number;
  /** An endless search answers only when it is told to stop. */
  readonly isEndless: boolean;
  result?: SearchResult;
}

const LEVELS: readonly Level[] = ['easy', 'medium', 'hard', 'max'];
const MOST_HASH_MB = 1024;
const MOST_LINES = 500;
const SLICE_MS = 8;
const QUICK_MS = 100;

const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);

/** Milliseconds for a move: a race takes 20 to 40 moves a side. */
function allotted(remainingMs: number, incrementMs: number): number {
  const share = remainingMs / 40 + Math.min(incrementMs * 0.75, remainingMs / 4);
  return Math.max(1, Math.floor(share) - 20);
}

export function serveUci(edge: UciEdge, { core, net, tables }: UciResources = {}): UciServer {
  let hashMb = 16;
  let usesCore = true;
  let usesNet = true;
  let engine = build();
  let line: Line = startLine;
  let multiPv = 1;
  let level: Level = 'max';
  /** The seed of a level's game. */
  let games = 1;
  let running: Running | undefined;
  let isEnding = false;

  function build(): Engine {
    return createEngine({
      hashMb,
      core: usesCore ? core : undefined,
      net: usesNet ? net : undefined,
      tables,
    });
  }

  const complain = (text: string): void => edge.write(`info string ${text}`);

  function limitsOf(go: Go): Limits {
    const isWhite = lastOf(line).turn === 'white';
    const remaining = isWhite ? go.wtime : go.btime;
    const onClock =
      remaining === undefined ? undefined : allotted(remaining, (isWhite ? go.winc : go.binc) ?? 0);
    const given = go.movetime ?? onClock;
    const moveTimeMs = level === 'hard' ? Math.min(given ?? Infinity, LONGEST_MS) : given;
    return {
      multiPv,
      ...(go.depth === undefined ? {} : { depth: go.depth }),
      ...(go.nodes === undefined ? {} : { nodes: go.nodes }),
      ...(moveTimeMs === undefined ? {} : { moveTimeMs }),
    };
  }

  function begin(go: Go): void {
    if (legalMoves(lastOf(line)).length === 0) {
      complain('no legal moves');
      edge.write('bestmove (none)');
      return;
    }
    const startedAt = edge.now();
    const limits = limitsOf(go);
    const now = (): number => edge.now();
    engine.setPosition(line.start, line.moves);
    const started = players[level].perception
      ? startPlayer({ engine, now }, { start: line.start, moves: line.moves, level, seed: games })
      : engine.start(limits, {
          now,
          onInfo: (info) => infoTexts(info, now() - startedAt).forEach((text) => edge.write(text)),
        });
    const isEndless =
      limits.depth === undefined && limits.nodes === undefined && limits.moveTimeMs === undefined;
    running = { search: started, startedAt, isEndless };
    edge.soon(work);
  }

  function work(): void {
    if (!running) return;
    const result = running.search.step(SLICE_MS);
    if (!result) edge.soon(work);
    else if (running.isEndless) running.result = result;
    else finish(result);
  }

  function finish(result: SearchResult): void {
    const elapsed = edge.now() - (running?.startedAt ?? 0);
    running = undefined;
    infoTexts(result, elapsed).forEach((text) => edge.write(text));
    edge.write(`bestmove ${result.bestMove ? makeUci(result.bestMove) : '(none)'}`);
    if (isEnding) edge.quit();
  }

  function stop(): void {
    if (running) finish(running.result ?? running.search.stop());
  }

  function perft(depth: number): void {
    let sum = 0;
    for (const move of depth === 0 ? [] : legalMoves(lastOf(line))) {
      engine.setPosition(line.start, [...line.moves, move]);
      const count = engine.perft(depth - 1);
      edge.write(`${makeUci(move)}: ${count}`);
      sum += count;
    }
    edge.write('');
    edge.write(`Nodes searched: ${depth === 0 ? 1 : sum}`);
  }

  function search(words: readonly string[]): void {
    const read = parseGo(words);
    if (running) complain('go: already searching');
    else if (typeof read === 'string') begin(afterComplaint(read));
    else if (read.perft !== undefined) perft(read.perft);
    else begin(read);
  }

  /** A front waits for a move whatever it has asked, so it gets a quick one. */
  function afterComplaint(text: string): Go {
    complain(text);
    return { movetime: QUICK_MS };
  }

  function setPosition(words: readonly string[]): void {
    const read = parsePosition(words);
    if (typeof read === 'string') complain(read);
    else {
      line = read;
      edge.onPosition?.(lastOf(line));
    }
  }

  function setOption(words: readonly string[]): void {
    const at = words.indexOf('value');
    const name = words
      .slice(1, at < 0 ? undefined : at)
      .join(' ')
      .toLowerCase();
    const value = at < 0 ? '' : words.slice(at + 1).join(' ');
    if (running) complain('setoption: searching; stop first');
    else if (!set(name, value))
      complain(`setoption: can't set ${name || '(no name)'} to ${value || '(nothing)'}`);
  }

  function set(name: string, value: string): boolean {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : 0;
    const isSwitch = value === 'true' || value === 'false';
    if (name === 'hash' && number >= 1 && number <= MOST_HASH_MB) hashMb = number;
    else if (name === 'webassembly' && isSwitch) usesCore = value === 'true';
    else if (name === 'net' && isSwitch) usesNet = value === 'true';
    else return setPlay(name, value);
    engine = build();
    return true;
  }

  /** What the engine need not be built anew for. */
  function setPlay(name: string, value: string): boolean {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : 0;
    if (name === 'multipv' && number >= 1 && number <= MOST_LINES) multiPv = number;
    else if (name === 'level' && isLevel(value)) level = value;
    else return name === 'uci_variant' && value.toLowerCase() === 'racingkings';
    return true;
  }

  function introduce(): void {
    edge.write('id name Racing Kings');
    edge.write('id author the Racing Kings authors');
    edge.write('option name Level type combo default max var easy var medium var hard var max');
    edge.write(`option name Hash type spin default 16 min 1 max ${MOST_HASH_MB}`);
    edge.write(`option name MultiPV type spin default 1 min 1 max ${MOST_LINES}`);
    edge.write('option name WebAssembly type check default true');
    edge.write('option name Net type check default true');
    edge.write('option name UCI_Variant type combo default racingkings var racingkings');
    edge.write('uciok');
  }

  function newGame(): void {
    if (running) complain('ucinewgame: searching; stop first');
    else {
      engine.newGame();
      games += 1;
    }
  }

  function receive(text: string): void {
    const [command = '', ...words] = text.trim().split(/\s+/);
    if (command === '') return;
    if (command === 'uci') introduce();
    else if (command === 'isready') edge.write('readyok');
    else if (command === 'ucinewgame') newGame();
    else if (command === 'setoption') setOption(words);
    else if (command === 'position') setPosition(words);
    else if (command === 'go') search(words);
    else if (command === 'stop') stop();
    else if (command === 'd') describe(line).forEach((row) => edge.write(row));
    else if (command === 'quit') edge.quit();
    else complain(`unknown command ${command}`);
  }

  function end(): void {
    isEnding = true;
    if (!running) edge.quit();
    else if (running.isEndless) stop();
  }

  return { receive, end };
}

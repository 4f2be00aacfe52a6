/** The words of the Universal Chess Interface: what comes in is read, what goes out is written. */
import type { Outcome, OutcomeReason } from '../rules/outcome.ts';
import type { Move } from '../rules/position.ts';
import { makeUci } from '../notation/uci.ts';
import type { Score, SearchInfo } from './engine/engine.ts';

/** The limits of a `go` command; none of them is an endless search. */
export interface Go {
  readonly depth?: number;
  readonly nodes?: number;
  readonly movetime?: number;
  readonly wtime?: number;
  readonly btime?: number;
  readonly winc?: number;
  readonly binc?: number;
  readonly perft?: number;
}

const GO_NUMBERS = ['depth', 'nodes', 'movetime', 'wtime', 'btime', 'winc', 'binc', 'perft'] as const;

/** Words that take a number and change nothing here. */
const IGNORED_NUMBERS = ['movestogo', 'mate'];
const IGNORED = ['infinite', 'ponder'];

const isGoNumber = (word: string): word is (typeof GO_NUMBERS)[number] =>
  (GO_NUMBERS as readonly string[]).includes(word);

/** Reads the words after `go`; the text is what is wrong with them. */
export function parseGo(words: readonly string[]): Go | string {
  const go: Partial<Record<(typeof GO_NUMBERS)[number], number>> = {};
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    if (IGNORED.includes(word)) continue;
    if (!isGoNumber(word) && !IGNORED_NUMBERS.includes(word)) return `go: unknown word ${word}`;
    const value = words[++index] ?? '';
    // A clock may be overdrawn.
    if (!/^-?\d{1,10}$/.test(value)) return `go: ${word} needs a number`;
    if (isGoNumber(word)) go[word] = Math.max(0, Number(value));
  }
  return go;
}

/** UCI counts a decided race in moves, not plies. */
function scoreText({ centipawns, winIn }: Score): string {
  if (winIn === undefined) return `cp ${centipawns}`;
  return `mate ${Math.sign(winIn) * Math.ceil(Math.abs(winIn) / 2)}`;
}

export const movesText = (moves: readonly Move[]): string => moves.map(makeUci).join(' ');

/** One `info` line for each line of play. */
export function infoTexts({ depth, nodes, lines }: SearchInfo, milliseconds: number): readonly string[] {
  const time = Math.round(milliseconds);
  const nps = Math.round((nodes * 1000) / Math.max(1, milliseconds));
  return lines.map(
    ({ score, moves }, index) =>
      `info depth ${depth} multipv ${index + 1} score ${scoreText(score)} nodes ${nodes} nps ${nps} time ${time} pv ${movesText(moves)}`,
  );
}

const REASONS: Readonly<Record<OutcomeReason, string>> = {
  whiteReached: 'white_reached',
  blackReached: 'black_reached',
  bothReached: 'both_reached',
  stalemate: 'stalemate',
  fiftyRace: 'fifty_race',
  seventyFive: 'seventyfive',
  fivefold: 'fivefold',
  threefold: 'threefold',
  fifty: 'fifty',
  agreement: 'agreement',
  resignation: 'resignation',
  flag: 'flag',
};

export const outcomeText = (outcome: Outcome | undefined): string =>
  outcome ? `${outcome.winner ?? 'draw'} ${REASONS[outcome.reason]}` : 'none';

/**
 * The opponents. A weaker one errs like a person: it searches honestly but not far, overlooks some replies, misjudges
 * positions a little, always the same way in the same game, and picks among the moves that look about as good to it.
 * Its choice never falls on a move that it sees to be bad, so it takes every win in one and hangs nothing by dice.
 */
import type { Level } from './protocol.ts';
import type { Line } from './engine/engine.ts';
import { fileOf, rankOf, type Square } from '../rules/squares.ts';

export interface Player {
  /** Whether it knows the opening book: whoever has no choice of its own would play one game only. */
  readonly book?: boolean;
  /** Whole plies before captures and king runs are looked into; missing: as deep as time allows. */
  readonly depth?: number;
  /** See `Perception` in the engine; missing: it sees all there is. */
  readonly perception?: { readonly blindness: number; readonly misjudgement: number };
  /** Missing: always the best move. */
  readonly choice?: Choice;
}

export interface Choice {
  /** The chance, 0 to 1, that an ordinary move does not come to mind; see `obscurity`. */
  readonly oversight: number;
  /** A move this many centipawns below the best is never played: less than any piece is worth. */
  readonly window: number;
  /** Centipawns below the best that make a move about a third as likely. */
  readonly softness: number;
  /** Centipawns of liking for each rank that the king gains, so that games end. */
  readonly runBias: number;
}

export const players: Readonly<Record<Level, Player>> = {
  easy: {
    depth: 2,
    perception: { blindness: 0.35, misjudgement: 60 },
    choice: { oversight: 0.5, window: 60, softness: 30, runBias: 30 },
  },
  medium: {
    depth: 4,
    perception: { blindness: 0.05, misjudgement: 40 },
    choice: { oversight: 0.03, window: 60, softness: 20, runBias: 10 },
  },
  hard: { book: true },
  max: {},
};

export interface Circumstances {
  readonly king: Square;
  /** Where the opponent's last move went. */
  readonly lastTarget: Square | undefined;
  readonly random: () => number;
}

/** A soft maximum over the lines that come to mind and look good enough. The lines are not empty, best first. */
export function chooseLine(
  lines: readonly Line[],
  choice: Choice,
  { king, lastTarget, random }: Circumstances,
): Line | undefined {
  const [first] = lines;
  if (first?.score.winIn === 1) return first;
  const noticed = lines.filter((line) => random() >= choice.oversight * obscurity(line, king, lastTarget));
  const [best = first] = noticed;
  if (!best || best.score.winIn !== undefined) return best;
  const candidates = noticed.filter(({ score }) => score.centipawns >= best.score.centipawns - choice.window);
  const liking = (line: Line): number =>
    line.score.centipawns + choice.runBias * Math.max(0, advance(line, king));
  const most = Math.max(...candidates.map(liking));
  const weights = candidates.map((line) => Math.exp((liking(line) - most) / choice.softness));
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return candidates.find((_, index) => (rest -= weights[index] ?? 0) < 0) ?? best;
}

/** Ranks that the own king gains with the line's first move; 0 for other moves. */
function advance({ moves }: Line, king: Square): number {
  const [first] = moves;
  return first?.from === king ? rankOf(first.to) - rankOf(first.from) : 0;
}

/** Long moves and moves backwards hide well; a run less so, and nobody forgets to take back. */
function obscurity(line: Line, king: Square, lastTarget: Square | undefined): number {
  const [first] = line.moves;
  if (!first || first.to === lastTarget) return 0;
  if (advance(line, king) > 0) return 0.5;
  const ranks = rankOf(first.to) - rankOf(first.from);
  const files = fileOf(first.to) - fileOf(first.from);
  const isLong = Math.max(Math.abs(ranks), Math.abs(files)) > 2;
  return 1 + (isLong ? 0.5 : 0) + (ranks < 0 ? 0.5 : 0);
}

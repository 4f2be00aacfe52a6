/**
 * The opponents. A weaker one errs like a person: it searches honestly but not far, overlooks some replies, misjudges
 * positions a little, always the same way in the same game, and picks among the moves that look about as good to it.
 * Its choice never falls on a move that it sees to be bad, so it takes every win in one and hangs nothing by dice.
 */
import type { Level } from './protocol.ts';
import type { Line } from './engine/engine.ts';
import type { Square } from '../rules/squares.ts';

export interface Player {
  /** Whole plies before captures and king runs are looked into; missing: as deep as time allows. */
  readonly depth?: number;
  /** See `Perception` in the engine; missing: it sees all there is. */
  readonly perception?: { readonly blindness: number; readonly misjudgement: number };
  /** Missing: always the best move. */
  readonly choice?: Choice;
}

export interface Choice {
  /** A move this many centipawns below the best is never played. */
  readonly window: number;
  /** Centipawns below the best that make a move about a third as likely. */
  readonly softness: number;
  /** Centipawns of liking for each rank that the king gains, so that games end. */
  readonly runBias: number;
}

export const players: Readonly<Record<Level, Player>> = {
  easy: {
    depth: 2,
    perception: { blindness: 0.3, misjudgement: 80 },
    choice: { window: 150, softness: 50, runBias: 30 },
  },
  medium: {
    depth: 4,
    perception: { blindness: 0.05, misjudgement: 40 },
    choice: { window: 60, softness: 20, runBias: 10 },
  },
  hard: {},
  max: {},
};

/** Ranks a king step gains; 0 for other moves. */
const ranksGained = ({ moves }: Line, king: Square): number => {
  const [first] = moves;
  return first?.from === king ? (first.to >> 3) - (first.from >> 3) : 0;
};

/** A soft maximum over the lines that look good enough. The lines are not empty; `random` is from 0 to 1. */
export function chooseLine(lines: readonly Line[], choice: Choice, king: Square, random: number): Line {
  const liking = (line: Line): number => line.score.centipawns + choice.runBias * ranksGained(line, king);
  const best = lines.reduce((a, b) => (b.score.centipawns > a.score.centipawns ? b : a));
  if (best.score.winIn !== undefined) return best;
  const candidates = lines.filter(({ score }) => score.centipawns >= best.score.centipawns - choice.window);
  const most = Math.max(...candidates.map(liking));
  const weights = candidates.map((line) => Math.exp((liking(line) - most) / choice.softness));
  let rest = random * weights.reduce((sum, weight) => sum + weight, 0);
  return candidates.find((_, index) => (rest -= weights[index] ?? 0) < 0) ?? best;
}

import { type Color, opposite } from '../rules/board.ts';
import { play } from '../rules/position.ts';
import { chancesFrom, DRAWN, expectation } from './chances.ts';
import type { Chances, Judgement, JudgeQuestion, Level, Score } from './protocol.ts';
import { search, type Mind, type Thinking } from './slices.ts';

const DEFAULT_MS = 150;

/** Half a point less this much, and a level is content with a draw: the weaker, the less it trusts its advantage. */
const CONTENT: Readonly<Record<Level, number>> = { easy: -0.1, medium: -0.03, hard: 0, max: 0 };

/** Chance of losing above which a level gives up when it is asked to; the weaker, the longer it hopes for a mistake. */
const HOPELESS: Readonly<Record<Level, number>> = { easy: 0.995, medium: 0.98, hard: 0.96, max: 0.96 };

/** How a game stands, at full strength, and what a level makes of it. */
export function* judge(mind: Mind, question: JudgeQuestion): Thinking<Judgement> {
  const { start, moves, side, level, moveTimeMs = DEFAULT_MS } = question;
  const turn = moves.length % 2 === 0 ? start.turn : opposite(start.turn);
  const { lines, depth } = yield* search(mind, question, { moveTimeMs });
  const score = lines[0]?.score ?? { centipawns: 0 };
  // Nobody waits for the tables, so they are asked at the end.
  const isDrawn = mind.probe?.(moves.reduce(play, start))?.wdl === 'draw';
  return judgementOf(score, isDrawn ? DRAWN : chancesFrom(score, turn, depth), side, level);
}

/** `side` is who would accept or resign. */
export function judgementOf(score: Score, chances: Chances, side: Color, level: Level): Judgement {
  return {
    score,
    chances,
    acceptsDraw: expectation(chances, side) <= 0.5 - CONTENT[level],
    resigns: chances[opposite(side)] >= HOPELESS[level],
  };
}

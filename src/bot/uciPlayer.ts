import type { Search, SearchResult } from './engine/engine.ts';
import { bestMove } from './opponent.ts';
import type { BotAnswer, MoveQuestion } from './protocol.ts';
import { finish, type Mind } from './slices.ts';

/** A level's move as a search that a front can step and stop. */
export function startPlayer(mind: Mind, question: MoveQuestion): Search {
  const thinking = bestMove(mind, question);
  return {
    step() {
      const { done, value } = thinking.next();
      return done ? resultOf(value) : undefined;
    },
    stop: () => resultOf(finish(thinking)),
  };
}

const resultOf = ({ move, score = { centipawns: 0 }, depth, nodes, pv }: BotAnswer): SearchResult => ({
  bestMove: move,
  depth,
  nodes,
  lines: [{ score, moves: pv }],
});

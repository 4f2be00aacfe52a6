import { createEngine, type Engine } from '../../src/bot/engine/engine.ts';
import { makeFen } from '../../src/notation/makeFen.ts';
import { makeUci } from '../../src/notation/uci.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { type Move, play, type Position } from '../../src/rules/position.ts';

const listed = (moves: readonly Move[]): string => moves.map(makeUci).toSorted().join(' ');

/** Where the engine's board and the rules disagree about a position or one a move later; empty where they don't. */
export function disagreement(engine: Engine, position: Position): string {
  const expected = legalMoves(position);
  engine.setPosition(position, []);
  if (listed(engine.legalMoves()) !== listed(expected))
    return `${makeFen(position)}: ${listed(engine.legalMoves())}`;
  const replies = expected.reduce((sum, move) => sum + legalMoves(play(position, move)).length, 0);
  return engine.perft(2) === replies
    ? ''
    : `${makeFen(position)}: ${engine.perft(2)} replies, not ${replies}`;
}

export const plainEngine = (): Engine => createEngine({ hashMb: 1 });

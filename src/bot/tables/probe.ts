import { boardPieces, kingSquare } from '../../rules/board.ts';
import { raceOutcome } from '../../rules/outcome.ts';
import type { Position } from '../../rules/position.ts';
import { GOAL_RANK, rankOf, type Square } from '../../rules/squares.ts';
import { kindOf, MATERIAL_WEIGHTS, type Material, materialByCode } from './material.ts';
import type { Tables } from './tables.ts';
import { DRAW, NONE, WIN, type Wdl } from './wdl.ts';

/** What best play leads to, for the side to move, if nobody claims a draw by fifty moves or repetition. */
export interface TableAnswer {
  readonly wdl: 'win' | 'draw' | 'loss';
  /** To the end of the game, where the table tells and somebody wins. */
  readonly plies?: number;
}

interface Man {
  readonly kind: number;
  readonly square: Square;
}

function menOf({ board }: Position): readonly Man[] {
  return boardPieces(board)
    .flatMap(({ piece: { color, role }, square }) =>
      role === 'king' ? [] : [{ kind: kindOf(color, role), square }],
    )
    .toSorted((a, b) => a.kind - b.kind);
}

function materialOf(men: readonly Man[]): Material | undefined {
  return men.length <= 2
    ? materialByCode(men.reduce((code, { kind }) => code + MATERIAL_WEIGHTS[kind]!, 0))
    : undefined;
}

const named = (result: Wdl): TableAnswer['wdl'] =>
  result === WIN ? 'win' : result === DRAW ? 'draw' : 'loss';

/** A king has arrived: the rules alone tell, and if Black may still reply, the reply draws. */
function afterArrival(position: Position): TableAnswer {
  const winner = raceOutcome(position)?.winner;
  return winner ? { wdl: winner === position.turn ? 'win' : 'loss', plies: 0 } : { wdl: 'draw' };
}

/** Undefined where no loaded table has the position. */
export function probe(tables: Tables, position: Position): TableAnswer | undefined {
  const men = menOf(position);
  const material = materialOf(men);
  if (!material) return undefined;
  const whiteKing = kingSquare(position.board, 'white');
  const blackKing = kingSquare(position.board, 'black');
  if (Math.max(rankOf(whiteKing), rankOf(blackKing)) === GOAL_RANK) return afterArrival(position);
  const [first = 0, second = 0] = men.map(({ square }) => square);
  const whiteToMove = position.turn === 'white';
  const result = tables.result(material.code, whiteToMove, whiteKing, blackKing, first, second);
  if (result === NONE) return undefined;
  const plies = tables.pliesToEnd(material.code, whiteToMove, whiteKing, blackKing, first);
  return { wdl: named(result), ...(result !== DRAW && plies !== undefined && { plies }) };
}

/** The tables a search from here can reach at once or with one capture: worth loading now. */
export function tablesNear(position: Position): readonly string[] {
  const men = menOf(position);
  const near = [men, ...men.map((taken) => men.filter((man) => man !== taken))];
  return [...new Set(near.flatMap((left) => materialOf(left)?.key ?? []))];
}

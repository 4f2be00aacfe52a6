/** Why a move is good, in the terms of the race: squares of a king's way, and the pieces that guard them. */
import { isAttacked } from '../rules/attacks.ts';
import { type Board, type Color, kingSquare, opposite, pieceAt } from '../rules/board.ts';
import { legalMoves } from '../rules/moves.ts';
import { goalMoves, positionOutcome } from '../rules/outcome.ts';
import { type Move, play, type Position } from '../rules/position.ts';
import { fileOf, GOAL_RANK, rankOf, type Square, squareAt } from '../rules/squares.ts';
import type { HintReason, Score } from './protocol.ts';

export interface ChosenMove {
  readonly move: Move;
  readonly score: Score;
  /** The expected line; it begins with `move`. */
  readonly pv: readonly Move[];
}

/** The strongest reason first. */
export function hintReasons(position: Position, chosen: ChosenMove): readonly HintReason[] {
  const { move } = chosen;
  const after = play(position, move);
  const outcome = positionOutcome(after);
  if (outcome?.winner === position.turn) return [{ code: 'wins', square: move.to }];
  if (outcome) return [{ code: 'draws' }];
  if (legalMoves(position).length === 1) return [{ code: 'onlyMove' }];
  return [
    ...raceWon(position, chosen),
    ...stopsArrival(position, after),
    ...capture(position, move, after),
    ...run(position, move),
    ...guards(position, after),
    ...opensWay(position, move, after),
    ...saves(position, move, after),
  ];
}

function raceWon(position: Position, { score, pv }: ChosenMove): readonly HintReason[] {
  if (score.winIn === undefined || score.winIn <= 0) return [];
  const end = arrivalOf(position, pv);
  return end === undefined ? [] : [{ code: 'winsRace', square: end, moves: Math.ceil(score.winIn / 2) }];
}

/** Where the own king arrives in this line. */
function arrivalOf(position: Position, pv: readonly Move[]): Square | undefined {
  let king = kingSquare(position.board, position.turn);
  for (const [ply, { from, to }] of pv.entries()) if (ply % 2 === 0 && from === king) king = to;
  return rankOf(king) === GOAL_RANK ? king : undefined;
}

/** The same board with the other side to move: what it threatens. */
const passed = (position: Position): Position => ({ ...position, turn: opposite(position.turn) });

function stopsArrival(before: Position, after: Position): readonly HintReason[] {
  const still = goalMoves(after).map(({ to }) => to);
  const stopped = goalMoves(passed(before))
    .map(({ to }) => to)
    .filter((square) => !still.includes(square))
    .toSorted((a, b) => a - b);
  return stopped.length > 0 && still.length === 0 ? [{ code: 'stopsArrival', squares: stopped }] : [];
}

function capture(before: Position, { to }: Move, after: Position): readonly HintReason[] {
  const captured = pieceAt(before.board, to);
  if (!captured) return [];
  const freed = freedWay(before, after);
  return freed.length > 0
    ? [{ code: 'removesGuard', square: to, role: captured.role, squares: freed }]
    : [{ code: 'captures', square: to, role: captured.role }];
}

function run({ board, turn }: Position, { from, to }: Move): readonly HintReason[] {
  if (from !== kingSquare(board, turn) || rankOf(to) <= rankOf(from)) return [];
  return [{ code: 'runs', square: to, ranksLeft: GOAL_RANK - rankOf(to) }];
}

function guards(before: Position, after: Position): readonly HintReason[] {
  const runner = opposite(before.turn);
  const open = openWay(after.board, runner);
  const squares = openWay(before.board, runner).filter((square) => !open.includes(square));
  return squares.length > 0 ? [{ code: 'guards', squares }] : [];
}

function opensWay(before: Position, { from, to }: Move, after: Position): readonly HintReason[] {
  if (from === kingSquare(before.board, before.turn) || pieceAt(before.board, to)) return [];
  const squares = freedWay(before, after);
  return squares.length > 0 ? [{ code: 'opensWay', squares }] : [];
}

function saves(before: Position, { from, to }: Move, after: Position): readonly HintReason[] {
  const piece = pieceAt(before.board, from);
  if (!piece || !canBeTaken(passed(before), from) || canBeTaken(after, to)) return [];
  return [{ code: 'saves', square: from, role: piece.role }];
}

const canBeTaken = (position: Position, square: Square): boolean =>
  legalMoves(position).some(({ to }) => to === square);

/** Squares of the mover's own way that the move opens. */
function freedWay(before: Position, after: Position): readonly Square[] {
  const open = openWay(before.board, before.turn);
  return openWay(after.board, before.turn).filter((square) => !open.includes(square));
}

/** The squares of the next two ranks on a king's way that the opponent does not guard. */
function openWay(board: Board, color: Color): readonly Square[] {
  const king = kingSquare(board, color);
  return wayFrom(king).filter((square) => !isAttacked(board, square, opposite(color), king));
}

function wayFrom(king: Square): readonly Square[] {
  return [1, 2].flatMap((up) =>
    Array.from({ length: 2 * up + 1 }, (_, index) => fileOf(king) - up + index)
      .filter((file) => file >= 0 && file <= GOAL_RANK && rankOf(king) + up <= GOAL_RANK)
      .map((file) => squareAt(file, rankOf(king) + up)),
  );
}

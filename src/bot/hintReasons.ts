/** Why a move is good, in the terms of the race: squares of a king's way, and the pieces that guard them. */
import { attackers, isAttacked } from '../rules/attacks.ts';
import { type Board, type Color, kingSquare, opposite, pieceAt } from '../rules/board.ts';
import { legalMoves } from '../rules/moves.ts';
import { goalMoves, positionOutcome, raceOutcome } from '../rules/outcome.ts';
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
  const stopped = arrivalsStopped(position, after);
  return [
    ...raceDecided(position, chosen),
    ...(stopped.length > 0 ? [{ code: 'stopsArrival', squares: stopped } as const] : []),
    ...capture(position, move, after),
    ...run(position, move),
    ...guards(position, after, stopped),
    ...opensWay(position, move, after),
    ...saves(position, move, after),
  ];
}

function raceDecided(position: Position, { score, pv }: ChosenMove): readonly HintReason[] {
  const { winIn } = score;
  if (winIn === undefined) return [];
  if (winIn < 0) return [{ code: 'holdsOut', moves: Math.floor(-winIn / 2) }];
  return [{ code: 'winsRace', square: arrivalOf(position, pv), moves: Math.ceil(winIn / 2) }];
}

/** Where the own king arrives in this line. Search sees the last step without playing it. */
function arrivalOf(position: Position, pv: readonly Move[]): Square | undefined {
  const { turn } = position;
  const end = pv.reduce(play, position);
  const king = kingSquare(end.board, turn);
  if (rankOf(king) === GOAL_RANK) return king;
  return end.turn === turn
    ? goalMoves(end).find((move) => raceOutcome(play(end, move))?.winner === turn)?.to
    : undefined;
}

/** The same board with the other side to move: what it threatens. */
const passed = (position: Position): Position => ({ ...position, turn: opposite(position.turn) });

/** Where the opponent's king would have arrived next; empty where it still can. */
function arrivalsStopped(before: Position, after: Position): readonly Square[] {
  if (goalMoves(after).length > 0) return [];
  return goalMoves(passed(before))
    .map(({ to }) => to)
    .toSorted((a, b) => a - b);
}

function capture(before: Position, { to }: Move, after: Position): readonly HintReason[] {
  const captured = pieceAt(before.board, to);
  if (!captured) return [];
  const freed = freedWay(before, after).filter((square) =>
    attackers(before.board, square, captured.color).includes(to),
  );
  return freed.length > 0
    ? [{ code: 'removesGuard', square: to, role: captured.role, squares: freed }]
    : [{ code: 'captures', square: to, role: captured.role }];
}

function run({ board, turn }: Position, { from, to }: Move): readonly HintReason[] {
  if (from !== kingSquare(board, turn) || rankOf(to) <= rankOf(from)) return [];
  return [{ code: 'runs', square: to, ranksLeft: GOAL_RANK - rankOf(to) }];
}

/** Squares told already are left out, and so is where the own king stood: the other could not have gone there. */
function guards(before: Position, after: Position, told: readonly Square[]): readonly HintReason[] {
  const runner = opposite(before.turn);
  const idle = [...openWay(after.board, runner), ...told, kingSquare(before.board, before.turn)];
  const squares = openWay(before.board, runner).filter((square) => !idle.includes(square));
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

/** Squares of the mover's own way that the move opens; none on which an own piece stands. */
function freedWay(before: Position, after: Position): readonly Square[] {
  const open = openWay(before.board, before.turn);
  return openWay(after.board, before.turn).filter(
    (square) => !open.includes(square) && pieceAt(after.board, square)?.color !== before.turn,
  );
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

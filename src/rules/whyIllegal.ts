import { attackers } from './attacks.ts';
import { EMPTY, kingSquare, opposite, pieceAt } from './board.ts';
import { raceOutcome } from './outcome.ts';
import { type Move, play, type Position } from './position.ts';
import { between, reach } from './rays.ts';
import type { Square } from './squares.ts';

/** A king that would be attacked. Squares are those after the move. */
export interface CheckReason {
  readonly kind: 'leavesKingInCheck' | 'discoversOwnKing' | 'givesCheck' | 'discoversCheck';
  readonly checkers: readonly Square[];
  readonly king: Square;
  /** Where the move opens a line: the square that stops shielding. */
  readonly shield?: Square;
}

export type IllegalReason =
  | CheckReason
  | { readonly kind: 'gameOver' | 'noPiece' | 'notYourPiece' | 'ownPieceThere' | 'pieceCannotReach' }
  | { readonly kind: 'blocked'; readonly by: Square };

/** Why no piece could make the move, checks aside. */
function whyImpossible(position: Position, { from, to }: Move): IllegalReason | undefined {
  const { board, turn } = position;
  if (raceOutcome(position)) return { kind: 'gameOver' };
  const piece = pieceAt(board, from);
  if (!piece) return { kind: 'noPiece' };
  if (piece.color !== turn) return { kind: 'notYourPiece' };
  if (!(board.codes[from]! & reach(from, to))) return { kind: 'pieceCannotReach' };
  const by = between(from, to).find((square) => board.codes[square] !== EMPTY);
  if (by !== undefined) return { kind: 'blocked', by };
  return pieceAt(board, to)?.color === turn ? { kind: 'ownPieceThere' } : undefined;
}

/** All reasons against a move, own king first; none exactly if it is legal. */
export function whyIllegal(position: Position, move: Move): readonly IllegalReason[] {
  const impossible = whyImpossible(position, move);
  if (impossible) return [impossible];
  const { board } = play(position, move);
  const mover = position.turn;
  const other = opposite(mover);
  const reasons: CheckReason[] = [];

  const ownKing = kingSquare(board, mover);
  const against = attackers(board, ownKing, other);
  if (against.length > 0) {
    reasons.push(
      ownKing === move.to
        ? { kind: 'leavesKingInCheck', checkers: against, king: ownKing }
        : { kind: 'discoversOwnKing', checkers: against, king: ownKing, shield: move.from },
    );
  }

  const king = kingSquare(board, other);
  const checkers = attackers(board, king, mover);
  if (checkers.includes(move.to)) reasons.push({ kind: 'givesCheck', checkers: [move.to], king });
  const uncovered = checkers.filter((square) => square !== move.to);
  if (uncovered.length > 0) {
    reasons.push({ kind: 'discoversCheck', checkers: uncovered, king, shield: move.from });
  }
  return reasons;
}

import { listed } from '../../i18n/listed.ts';
import type { Color, Role } from '../../rules/board.ts';
import type { SquareName } from '../../rules/squares.ts';

/** A piece where it stands. */
export interface Standing {
  readonly color: Color;
  readonly role: Role;
  readonly square: SquareName;
}

const list = (parts: readonly string[]): string => listed(parts, ' and ');

const pieces = (standing: readonly Standing[]): string =>
  list(standing.map(({ role, square }) => `the ${role} on ${square}`));

/** How each piece moves, to tell somebody who tried another way. */
const WAYS: Readonly<Record<Role, string>> = {
  king: 'A king moves one square at a time',
  queen: 'A queen moves in straight lines and diagonals',
  rook: 'A rook moves in straight lines',
  bishop: 'A bishop moves along diagonals',
  knight: 'A knight jumps two squares one way and one to the side',
};

/** Why a move is impossible, a whole sentence a reason. `move` is written as in the move list. */
export const en = {
  headline: 'Not allowed',
  again: 'Try it again to see why.',
  leavesKingInCheck: (move: string, attackers: readonly Standing[]) =>
    `${move} isn’t allowed: the king would be attacked by ${pieces(attackers)}.`,
  discoversOwnKing: (move: string, moved: Standing, attackers: readonly Standing[], king: SquareName) =>
    `${move} isn’t allowed: the ${moved.role} shields its own king on ${king} from ${pieces(attackers)}.`,
  givesCheck: (move: string, moved: Standing, king: SquareName) =>
    `${move} isn’t allowed: the ${moved.role} would give check to the king on ${king}.`,
  discoversCheck: (move: string, attackers: readonly Standing[], king: SquareName) =>
    `${move} isn’t allowed: it would open a line for ${pieces(attackers)} to check the king on ${king}.`,
  /** The same after a first reason has been given. */
  also: {
    givesCheck: (moved: Standing, king: SquareName) =>
      `The ${moved.role} would also give check to the king on ${king}.`,
    discoversCheck: (attackers: readonly Standing[], king: SquareName) =>
      `It would also open a line for ${pieces(attackers)} to check the king on ${king}.`,
  },
  gameOver: 'The game is over.',
  noPiece: (square: SquareName) => `There is no piece on ${square}.`,
  notYourPiece: { white: 'It is White’s turn to move.', black: 'It is Black’s turn to move.' },
  ownPieceThere: (there: Standing) => `Your own ${there.role} stands on ${there.square}.`,
  pieceCannotReach: (moved: Standing, to: SquareName) =>
    `${WAYS[moved.role]}, so this one can’t go from ${moved.square} to ${to}.`,
  blocked: (moved: Standing, to: SquareName, by: Standing) =>
    `The ${moved.role} can’t reach ${to}: the ${by.role} on ${by.square} is in the way.`,
};

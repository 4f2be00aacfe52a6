import type { Color, PlacedPiece, Role } from '../rules/board.ts';
import { squareName, type SquareName } from '../rules/squares.ts';

/** Squares of one side by role, in the order in which a position is read out. */
export interface Army {
  readonly color: Color;
  readonly squares: readonly (readonly [Role, readonly SquareName[]])[];
}

const ORDER: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight'];

export const army = (pieces: readonly PlacedPiece[], color: Color): Army => ({
  color,
  squares: ORDER.map(
    (role) =>
      [
        role,
        pieces
          .filter(({ piece }) => piece.color === color && piece.role === role)
          .map(({ square }) => squareName(square)),
      ] as const,
  ).filter(([, squares]) => squares.length > 0),
});

import { boardPieces, type Color, type Role } from '../rules/board.ts';
import type { Position } from '../rules/position.ts';
import { squareName, type SquareName } from '../rules/squares.ts';

/** Squares of one side by role, in the order in which a position is read out. */
export interface Army {
  readonly color: Color;
  readonly squares: readonly (readonly [Role, readonly SquareName[]])[];
}

const ORDER: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight'];

export function army(position: Position, color: Color): Army {
  const own = boardPieces(position.board).filter(({ piece }) => piece.color === color);
  return {
    color,
    squares: ORDER.map(
      (role) =>
        [
          role,
          own.filter(({ piece }) => piece.role === role).map(({ square }) => squareName(square)),
        ] as const,
    ).filter(([, squares]) => squares.length > 0),
  };
}

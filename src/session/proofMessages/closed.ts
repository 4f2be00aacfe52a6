import type { Role } from '../../rules/board.ts';
import type { SquareName } from '../../rules/squares.ts';

/** A square of the eighth rank with the pieces that close it. */
export interface Closed {
  readonly square: SquareName;
  readonly by: readonly { readonly role: Role; readonly square: SquareName }[];
}

/** `a8 (rook d8), b8 (rook d8)`, with the names that a language has for the pieces. */
export const closedList = (closed: readonly Closed[], names: Readonly<Record<Role, string>>): string =>
  closed
    .map(
      ({ square, by }) =>
        `${square} (${by.map((piece) => `${names[piece.role]} ${piece.square}`).join(', ')})`,
    )
    .join(', ');

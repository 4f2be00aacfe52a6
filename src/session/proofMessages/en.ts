import type { Role } from '../../rules/board.ts';
import type { SquareName } from '../../rules/squares.ts';

/** A square of the eighth rank with the pieces that close it. */
export interface Closed {
  readonly square: SquareName;
  readonly by: readonly { readonly role: Role; readonly square: SquareName }[];
}

const either = new Intl.ListFormat('en', { type: 'disjunction' });

const closedList = (closed: readonly Closed[]): string =>
  closed
    .map(({ square, by }) => `${square} (${by.map((piece) => `${piece.role} ${piece.square}`).join(', ')})`)
    .join(', ');

/** Sentences that go with what is drawn on the board of a finished game. */
export const en = {
  tooFar: 'Black’s king was not beside the eighth rank and could not follow.',
  closed: (squares: readonly Closed[]) => `Every way for Black’s king was closed: ${closedList(squares)}.`,
  missed: (moves: readonly string[]) => `Black could have drawn with ${either.format(moves)}.`,
  stalemate: 'Every move left would give check or leave the king attacked.',
};

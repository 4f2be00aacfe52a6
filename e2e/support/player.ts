import { squareName, type Square } from '../../src/rules/squares.ts';
import { makeUci } from '../../src/notation/uci.ts';
import { boardOf, kingSquare, type Color, type PlacedPiece, type Role } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import type { Position } from '../../src/rules/position.ts';
import type { BoardPage } from './boardPage.ts';

const NAMES: readonly string[] = Array.from({ length: 64 }, (_, square: Square) => squareName(square));

/** A position by what each square says of itself: its name, and the piece on it if there is one. */
export function positionOf(
  squares: readonly (readonly [name: string, piece: string])[],
  turn: Color,
): Position {
  const pieces = squares.flatMap(([name, piece]): readonly PlacedPiece[] => {
    const [, color, role] = /(white|black) (\w+)/.exec(piece) ?? [];
    return color && role
      ? [{ square: NAMES.indexOf(name), piece: { color: color as Color, role: role as Role } }]
      : [];
  });
  return { board: boardOf(pieces), turn, halfmoves: 0, fullmoves: 1 };
}

/** A player who knows the rules and runs: the king upward if it can, else whatever is legal. */
export function chooseFrom(squares: Parameters<typeof positionOf>[0], turn: Color): string {
  const position = positionOf(squares, turn);
  const king = kingSquare(position.board, turn);
  const gain = ({ from, to }: { from: Square; to: Square }): number =>
    from === king ? (to >> 3) - (from >> 3) : 0;
  const [best] = legalMoves(position).toSorted((a, b) => gain(b) - gain(a));
  if (!best) throw new Error('the game is over');
  return makeUci(best);
}

/** The same on the app's own board. */
export async function chooseMove(board: BoardPage, turn: Color): Promise<string> {
  const squares = await board.page
    .locator('[data-square]')
    .evaluateAll((all) =>
      all.map((square) => [square.getAttribute('data-square') ?? '', square.textContent ?? ''] as const),
    );
  return chooseFrom(squares, turn);
}

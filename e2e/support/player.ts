import { squareName, type Square } from '../../src/rules/squares.ts';
import { makeUci } from '../../src/notation/uci.ts';
import { boardOf, kingSquare, type Color, type PlacedPiece, type Role } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import type { Position } from '../../src/rules/position.ts';
import type { BoardPage } from './boardPage.ts';

/** The position as the page shows it. */
async function positionOn(board: BoardPage, turn: Color): Promise<Position> {
  const names = Array.from({ length: 64 }, (_, square: Square) => squareName(square));
  const labels = await board.page
    .locator('[data-square]')
    .evaluateAll((squares) =>
      squares.map((square) => [square.getAttribute('data-square') ?? '', square.textContent]),
    );
  const pieces = labels.flatMap(([name = '', label = '']): readonly PlacedPiece[] => {
    const [, color, role] = label.split(' ');
    return color && role
      ? [{ square: names.findIndex((n) => n === name), piece: { color: color as Color, role: role as Role } }]
      : [];
  });
  return { board: boardOf(pieces), turn, halfmoves: 0, fullmoves: 1 };
}

/** A player who knows the rules and runs: the king upward if it can, else whatever is legal. */
export async function chooseMove(board: BoardPage, turn: Color): Promise<string> {
  const position = await positionOn(board, turn);
  const king = kingSquare(position.board, turn);
  const gain = ({ from, to }: { from: Square; to: Square }): number =>
    from === king ? (to >> 3) - (from >> 3) : 0;
  const [best] = legalMoves(position).toSorted((a, b) => gain(b) - gain(a));
  if (!best) throw new Error('the game is over');
  return makeUci(best);
}

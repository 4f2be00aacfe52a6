import { type Board, pieceAt } from '../rules/board.ts';
import type { Position } from '../rules/position.ts';
import { squareAt } from '../rules/squares.ts';
import { LETTER_OF } from './letters.ts';

function makeRank(board: Board, rank: number): string {
  let text = '';
  let empty = 0;
  for (let file = 0; file < 8; file++) {
    const piece = pieceAt(board, squareAt(file, rank));
    if (!piece) {
      empty++;
      continue;
    }
    const letter = LETTER_OF[piece.role];
    text += (empty || '') + (piece.color === 'white' ? letter : letter.toLowerCase());
    empty = 0;
  }
  return text + (empty || '');
}

/** The first field of a FEN. */
export const makeBoardFen = (board: Board): string =>
  [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => makeRank(board, rank)).join('/');

export const makeFen = ({ board, turn, halfmoves, fullmoves }: Position): string =>
  `${makeBoardFen(board)} ${turn === 'white' ? 'w' : 'b'} - - ${halfmoves} ${fullmoves}`;

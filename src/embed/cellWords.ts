import type { CellWords } from './board.ts';
import { boardWords, moveWords } from './words.ts';

/** The words of a board that is played on. */
export const cellWords: CellWords = {
  label: boardWords.board,
  square: (name, piece, selected) => {
    const text =
      piece === undefined
        ? boardWords.empty(name)
        : boardWords.occupied(name, moveWords.pieces[piece.color][piece.role]);
    return selected ? boardWords.selected(text) : text;
  },
};

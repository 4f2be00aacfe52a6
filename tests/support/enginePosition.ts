import { clearPosition, placePiece, startPosition } from '../../src/bot/engine/core.ts';

/** Sets the engine's own board up from a valid FEN, without the program's parser. */
export function placeOnEngine(fen: string): void {
  const [board = '', turn, , , halfmoves] = fen.split(' ');
  clearPosition();
  board.split('/').forEach((row, index) => {
    let file = 0;
    for (const letter of row) {
      const kind = 'nbrqk'.indexOf(letter.toLowerCase()) + 1;
      if (kind > 0) placePiece(kind + (letter === letter.toLowerCase() ? 8 : 0), (7 - index) * 8 + file);
      file += kind > 0 ? 1 : Number(letter);
    }
  });
  startPosition(turn === 'b' ? 1 : 0, Number(halfmoves));
}

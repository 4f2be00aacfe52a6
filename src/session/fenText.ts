import type { Translation } from '../i18n/messages.ts';
import type { FenError } from '../notation/fen.ts';
import { squareName } from '../rules/squares.ts';
import type { en } from './fenMessages/en.ts';

/** What is wrong with a FEN, in a sentence. */
export function fenText(words: Translation<typeof en>, error: FenError): string {
  switch (error.code) {
    case 'empty':
    case 'tooLong':
    case 'tooFewFields':
    case 'tooManyFields':
      return words.fields;
    case 'rankWidth':
    case 'adjacentDigits':
      return words[error.code](error.rank);
    case 'badPiece':
      return words.badPiece(error.rank, error.text);
    case 'kingCount':
      return words.kingCount[error.color];
    case 'badTurn':
    case 'badCounter':
      return words[error.code](error.text);
    case 'kingAttacked':
      return words.kingAttacked(error.color, squareName(error.king));
    case 'rankCount':
    case 'pawn':
    case 'castling':
    case 'enPassant':
    case 'bothReachedBlackToMove':
      return words[error.code];
  }
}

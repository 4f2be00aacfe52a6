import type { Color, PlacedPiece, Role } from '../rules/board.ts';
import { squareAt } from '../rules/squares.ts';

export interface PlainFen {
  readonly pieces: readonly PlacedPiece[];
  readonly turn: Color;
}

const SHAPE = /^([KQRBNkqrbn1-8]{1,8}\/){7}[KQRBNkqrbn1-8]{1,8} [wb] - -( (0|[1-9]\d{0,4}) [1-9]\d{0,4})?$/;
const ROLES: Readonly<Record<string, Role>> = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight' };

/**
 * Reads a FEN that is plainly in order, for a picture that must load in a breath: whatever it does not know to
 * be right, `parseFen` of the notation judges instead (in a part of its own). It accepts nothing that parseFen
 * refuses; a test holds the two together.
 */
export function plainFen(fen: string): PlainFen | undefined {
  const [board = '', turn] = fen.split(' ');
  const ranks = board.replace(/\d/g, (count) => ' '.repeat(+count)).split('/');
  const letters = ranks.toReversed().join('');
  if (
    !SHAPE.test(fen) ||
    /\d\d/.test(board) ||
    ranks.some((rank) => rank.length !== 8) ||
    /K.*K|k.*k/.test(letters) ||
    // Both kings on the goal rank: whether that can be depends on whose move it is.
    /K.*k|k.*K/.test(ranks[0] ?? '') ||
    isAttacked(letters, letters.indexOf('K'), 'qrbnk') ||
    isAttacked(letters, letters.indexOf('k'), 'QRBNK')
  )
    return undefined;
  const pieces: PlacedPiece[] = [];
  for (let square = 0; square < 64; square++) {
    const letter = letters.charAt(square);
    const role = ROLES[letter.toUpperCase()];
    if (role !== undefined) pieces.push({ square, piece: { color: letter < 'a' ? 'white' : 'black', role } });
  }
  return { pieces, turn: turn === 'w' ? 'white' : 'black' };
}

/** Whether a king is missing or stands attacked; letters by square from a1, `by` the attackers' Q R B N K. */
function isAttacked(letters: string, king: number, by: string): boolean {
  for (let df = -2; df <= 2; df++)
    for (let dr = -2; dr <= 2; dr++) {
      const leap = df * df + dr * dr === 5;
      if (!leap && (df * df > 1 || dr * dr > 1)) continue;
      const attackers = leap ? by[3] : `${by[0]}${by[df * dr === 0 ? 1 : 2]}`;
      let file = king & 7;
      let rank = king >> 3;
      for (let step = 1; step < (leap ? 2 : 8); step++) {
        file += df;
        rank += dr;
        if (file < 0 || file > 7 || rank < 0 || rank > 7) break;
        const letter = letters.charAt(squareAt(file, rank));
        if (letter === ' ') continue;
        if (attackers?.includes(letter) === true || (step === 1 && !leap && letter === by[4])) return true;
        break;
      }
    }
  return king < 0;
}

import { sanWith, type Letters } from '../../notation/letterSets.ts';
import { makeSan } from '../../notation/san.ts';
import { play, type Move, type Position } from '../../rules/position.ts';

/** As much of a line as can be followed by eye. */
const LONGEST = 8;

/** `7. Kg5 Kb6 8. Kf6`, or `7… Kb6 8. Kf6` where Black begins. */
export function lineText(start: Position, moves: readonly Move[], letters: Letters): string {
  let position = start;
  const words = moves.slice(0, LONGEST).map((move, n) => {
    const { turn, fullmoves } = position;
    const san = sanWith(letters, makeSan(position, move)).replace('#', '');
    position = play(position, move);
    const number = turn === 'white' ? `${fullmoves}. ` : n === 0 ? `${fullmoves}… ` : '';
    return `${number}${san}`;
  });
  return words.join(' ');
}

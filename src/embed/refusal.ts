import type { Drawings } from './drawings.ts';
import { emit } from './part.ts';
import type { Move, Position } from '../rules/position.ts';
import { squareName } from '../rules/squares.ts';
import { whyIllegal } from '../rules/whyIllegal.ts';
import { whySentence } from './words.ts';

export interface Refusal {
  readonly sentence: string;
  readonly drawings: Drawings;
}

/** Why a move can't be made, in words and on the board: red arrows from who would attack to which king. */
export function refuse(host: HTMLElement, position: Position, move: Move): Refusal {
  const reasons = whyIllegal(position, move);
  emit(host, 'rk-illegal', {
    from: squareName(move.from),
    to: squareName(move.to),
    reasons: reasons.map(({ kind }) => kind),
  });
  const checks = reasons.filter((reason) => 'checkers' in reason);
  return {
    sentence: reasons.map(whySentence).join(' '),
    drawings: {
      // The move is only imagined: who would check from the square moved to still stands where it came from.
      arrows: checks.flatMap(({ checkers, king }) =>
        checkers.map((from) => ({ color: 'red', from, to: king }) as const),
      ),
      squares: checks.map(({ king }) => ({ color: 'red', square: king }) as const),
    },
  };
}

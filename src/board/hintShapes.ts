import type { DrawShape } from 'chessground/draw';
import { squareName } from '../rules/squares.ts';
import type { ShownHint } from '../session/sessionState.ts';

/** As much of a hint as has been asked for: a ring around the piece, then its way. */
export const hintShapes = ({ move: { from, to }, step }: ShownHint): readonly DrawShape[] => [
  { orig: squareName(from), brush: 'hint' },
  ...(step === 'piece' ? [] : [{ orig: squareName(from), dest: squareName(to), brush: 'hint' }]),
];

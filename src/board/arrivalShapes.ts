import type { DrawShape } from 'chessground/draw';
import type { Move } from '../rules/position.ts';
import { squareName } from '../rules/squares.ts';
import type { BrushName } from './brushes.ts';

const arrow = ({ from, to }: Move, brush: BrushName): DrawShape => ({
  orig: squareName(from),
  dest: squareName(to),
  brush,
});

/** An arrival that waits for a second word, and how Black could follow. */
export const arrivalShapes = (move: Move, replies: readonly Move[]): readonly DrawShape[] => [
  arrow(move, 'tried'),
  ...replies.map((reply) => arrow(reply, 'shield')),
];

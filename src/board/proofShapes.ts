import type { DrawShape } from 'chessground/draw';
import type { Game } from '../game/game.ts';
import { squareName } from '../rules/squares.ts';
import { proofOf } from '../session/proof.ts';
import type { BrushName } from './brushes.ts';

/** The end of a game, drawn: who has arrived, what kept the other king off, what would have saved it. */
export function proofShapes(game: Game): readonly DrawShape[] {
  const { arrived, closed, missed, forbidden } = proofOf(game);
  const shape = (orig: number, dest: number | undefined, brush: BrushName): DrawShape => ({
    orig: squareName(orig),
    brush,
    ...(dest !== undefined && { dest: squareName(dest) }),
  });
  return [
    ...arrived.map((king) => shape(king, undefined, 'green')),
    ...closed.flatMap(({ square, by }) =>
      by.map((guard) => shape(guard, guard === square ? undefined : square, 'attack')),
    ),
    ...missed.map(({ from, to }) => shape(from, to, 'shield')),
    ...forbidden.map(({ from, to }) => shape(from, to, 'tried')),
  ];
}

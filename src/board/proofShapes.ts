import type { DrawShape } from 'chessground/draw';
import type { Game } from '../game/game.ts';
import type { Move } from '../rules/position.ts';
import { squareName } from '../rules/squares.ts';
import { proofOf } from '../session/proof.ts';
import type { BrushName } from './brushes.ts';

/** A longer way round is told in words alone: so many arrows would hide the board. */
const MOST_ARROWS = 8;

/** How the position came again, from the time before the last. */
function wayRound({ plies }: Game, stood: readonly number[]): readonly Move[] {
  const since = stood.at(-2);
  const moves = since === undefined ? [] : plies.slice(since).map(({ move }) => move);
  return moves.length <= MOST_ARROWS ? moves : [];
}

/** The end of a game, drawn: who has arrived, what kept the other king off, what would have saved it, how it came round again. */
export function proofShapes(game: Game): readonly DrawShape[] {
  const { arrived, closed, missed, forbidden, stood } = proofOf(game);
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
    ...wayRound(game, stood).map(({ from, to }) => shape(from, to, 'shield')),
    ...forbidden.map(({ from, to }) => shape(from, to, 'tried')),
  ];
}

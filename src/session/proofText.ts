import type { Game } from '../game/game.ts';
import type { Translation } from '../i18n/messages.ts';
import type { Letters } from '../notation/letterSets.ts';
import { pieceAt } from '../rules/board.ts';
import { squareName } from '../rules/squares.ts';
import type { Closed } from './proofMessages/closed.ts';
import type { en } from './proofMessages/en.ts';
import { type ClosedSquare, proofOf } from './proof.ts';

type Words = Translation<typeof en>;

const named = (game: Game, { square, by }: ClosedSquare): Closed => ({
  square: squareName(square),
  by: by.flatMap((guard) => {
    const board = (game.plies.at(-1)?.position ?? game.start).board;
    const piece = pieceAt(board, guard) ?? pieceAt(board, square);
    return piece ? [{ role: piece.role, square: squareName(guard) }] : [];
  }),
});

/** Why a finished game could not have gone on, beyond its reason; `undefined` where there is no more to say. */
export function proofText(words: Words, game: Game, letters: Letters): string | undefined {
  const { closed, missed, forbidden } = proofOf(game);
  if (missed.length > 0) return words.missed(missed.map(({ to }) => `${letters.king}${squareName(to)}`));
  if (closed.length > 0) return words.closed(closed.map((square) => named(game, square)));
  if (forbidden.length > 0) return words.stalemate;
  return game.outcome?.reason === 'whiteReached' ? words.tooFar : undefined;
}

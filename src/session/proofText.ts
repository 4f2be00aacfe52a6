import type { Game } from '../game/game.ts';
import type { Translation } from '../i18n/messages.ts';
import { sanWith, type Letters } from '../notation/letterSets.ts';
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

/** The move after which a position stood, as `4.Kh2` or `4…Ka2`; nothing for the first position. */
function moment({ start, plies }: Game, ply: number, letters: Letters): string | undefined {
  const before = plies[ply - 2]?.position ?? start;
  const san = plies[ply - 1]?.san;
  return san && `${before.fullmoves}${before.turn === 'white' ? '.' : '…'}${sanWith(letters, san)}`;
}

/** Why a finished game could not have gone on, beyond its reason; `undefined` where there is no more to say. */
export function proofText(words: Words, game: Game, letters: Letters): string | undefined {
  const { closed, missed, forbidden, stood } = proofOf(game);
  if (missed.length > 0) return words.missed(missed.map(({ to }) => `${letters.king}${squareName(to)}`));
  if (closed.length > 0) return words.closed(closed.map((square) => named(game, square)));
  if (stood.length > 0) return words.stood(stood.map((ply) => moment(game, ply, letters)));
  if (forbidden.length > 0) return words.stalemate;
  return game.outcome?.reason === 'whiteReached' ? words.tooFar : undefined;
}

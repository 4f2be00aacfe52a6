import type { Translation } from '../i18n/messages.ts';
import type { Outcome } from '../rules/outcome.ts';
import { blackMayReply } from '../rules/outcome.ts';
import { currentPosition } from '../game/game.ts';
import { opposite, pieceAt } from '../rules/board.ts';
import { squareName, type Square } from '../rules/squares.ts';
import type { Letters } from '../notation/letterSets.ts';
import type { en } from './messages/en.ts';
import { turnOf } from './selectors.ts';
import type { HeldMove, SessionState } from './session.ts';

type Words = Translation<typeof en>;

export const verdictOf = (words: Words, outcome: Outcome): string => words.verdict[outcome.winner ?? 'draw'];

/** Why the game ended, in a sentence. */
export function reasonOf(words: Words, outcome: Outcome): string {
  const { reason, winner } = outcome;
  if (reason !== 'resignation' && reason !== 'flag') return words.reasons[reason];
  const loser = opposite(winner ?? 'white');
  return reason === 'resignation' ? words.resigned[loser] : words.flagged[loser];
}

/** What a held arrival waits for. */
export function heldOf(words: Words, { move, replies }: HeldMove, letters: Letters): string {
  const san = (to: Square): string => `${letters.king}${squareName(to)}`;
  return words.held.text(
    san(move.to),
    replies.map(({ to }) => san(to)),
  );
}

/** What a listener should hear of a change of the game; `undefined` where nothing happened to it. */
export function spoken(words: Words, before: SessionState, now: SessionState): string | undefined {
  if (now.id !== before.id) return words.newGame(words.toMove[turnOf(now)]);
  if (now.game === before.game) return undefined;
  const ended = now.game.outcome && !before.game.outcome ? endOf(words, now.game.outcome) : undefined;
  const plies = now.game.plies.length;
  if (plies > before.game.plies.length)
    return [moveOf(words, now), ended ?? replyOf(words, now)].join(' ').trim();
  if (plies < before.game.plies.length) {
    const next = currentPosition(now.game);
    return words.takenBack(next.fullmoves, words.toMove[next.turn]);
  }
  return ended;
}

const endOf = (words: Words, outcome: Outcome): string =>
  `${verdictOf(words, outcome)}. ${reasonOf(words, outcome)}`;

const replyOf = (words: Words, { game }: SessionState): string =>
  !game.outcome && blackMayReply(currentPosition(game)) ? words.lastReply : '';

function moveOf(words: Words, { game }: SessionState): string {
  const before = game.plies.at(-2)?.position ?? game.start;
  const move = game.plies.at(-1)?.move;
  const piece = move && pieceAt(before.board, move.from);
  if (!piece) throw new Error('the last ply moved no piece');
  const taken = pieceAt(before.board, move.to);
  const name = words.pieces[piece.color][piece.role];
  const [from, to] = [squareName(move.from), squareName(move.to)];
  return taken
    ? words.captured(before.fullmoves, name, from, to, words.pieces[taken.color][taken.role])
    : words.moved(before.fullmoves, name, from, to);
}

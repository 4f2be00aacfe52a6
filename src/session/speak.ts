import type { Translation } from '../i18n/messages.ts';
import type { Outcome } from '../rules/outcome.ts';
import { blackMayReply } from '../rules/outcome.ts';
import { currentPosition } from '../game/game.ts';
import { pieceAt } from '../rules/board.ts';
import { squareName } from '../rules/squares.ts';
import { reasonOf, verdictOf } from './gameText.ts';
import type { en } from './messages/en.ts';
import { boardPosition } from './premoves.ts';
import { seatToMove, turnOf } from './selectors.ts';
import type { SessionState } from './sessionState.ts';

type Words = Translation<typeof en>;

/** What a listener should hear of a change of the game; `undefined` where nothing happened to it. */
export function spoken(words: Words, before: SessionState, now: SessionState): string | undefined {
  if (now.id !== before.id) return words.newGame(words.toMove[turnOf(now)]);
  if (now.game === before.game) return premovesOf(words, before, now);
  const ended = now.game.outcome && !before.game.outcome ? endOf(words, now.game.outcome) : undefined;
  const plies = now.game.plies.length;
  if (plies > before.game.plies.length)
    return [
      droppedOf(words, before, now),
      lastMoveOf(words, now),
      ...(ended ? [ended] : [offerOf(words, now), replyOf(words, now)]),
    ]
      .filter((text) => text !== '')
      .join(' ');
  if (plies < before.game.plies.length) {
    const next = currentPosition(now.game);
    return words.takenBack(next.fullmoves, words.toMove[next.turn]);
  }
  return ended ?? offerAnswered(words, before, now);
}

function offerAnswered(words: Words, before: SessionState, { declined }: SessionState): string | undefined {
  return declined && declined !== before.declined ? words.declined[declined.by] : undefined;
}

/** A premove that was made, all of them cancelled, or those that can't be played now that their turn has come; of one that is asked about its question tells. */
function premovesOf(words: Words, before: SessionState, now: SessionState): string | undefined {
  if (now.premoves === before.premoves || now.premoves.length + before.premoves.length === 0)
    return undefined;
  const added = now.premoves.length > before.premoves.length ? now.premoves.at(-1) : undefined;
  if (!added) return droppedOf(words, before, now) || (now.held ? undefined : words.premove.cancelled);
  const piece = pieceAt(boardPosition(before).board, added.from);
  if (!piece) throw new Error('a premove of no piece');
  const name = words.pieces[piece.color][piece.role];
  return words.premove.set(now.premoves.length, name, squareName(added.from), squareName(added.to));
}

/** A person's own turn is when premoves are played, and those before the first that can be are dropped. */
const isPremoveTurn = (before: SessionState, now: SessionState): boolean =>
  now.premoves.length < before.premoves.length && seatToMove(before).kind === 'human';

/** A premove that is played or asked about follows upon the move it answers, so that both are heard together. */
export const followsAnswer = (before: SessionState, now: SessionState): boolean =>
  isPremoveTurn(before, now) && (now.held !== undefined || now.game.plies.length > before.game.plies.length);

function droppedOf(words: Words, before: SessionState, now: SessionState): string {
  if (!isPremoveTurn(before, now)) return '';
  const played = now.game.plies.length - before.game.plies.length;
  const dropped = now.held
    ? before.premoves.indexOf(now.held.move)
    : before.premoves.length - now.premoves.length - played;
  return before.premoves
    .slice(0, dropped)
    .map(({ from, to }) => words.premove.dropped(squareName(from), squareName(to)))
    .join(' ');
}

const endOf = (words: Words, outcome: Outcome): string =>
  `${verdictOf(words, outcome)}. ${reasonOf(words, outcome)}`;

const offerOf = (words: Words, { game: { drawOffer } }: SessionState): string =>
  drawOffer ? `${words.offers[drawOffer]}.` : '';

const replyOf = (words: Words, { game }: SessionState): string =>
  !game.outcome && blackMayReply(currentPosition(game)) ? words.lastReply : '';

/** The last move of the game, in words. */
export function lastMoveOf(words: Words, { game }: SessionState): string {
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

import type { Translation } from '../i18n/messages.ts';
import type { Letters } from '../notation/letterSets.ts';
import { type Board, pieceAt } from '../rules/board.ts';
import { type Move, play, type Position } from '../rules/position.ts';
import { type Square, squareName } from '../rules/squares.ts';
import type { CheckReason, IllegalReason } from '../rules/whyIllegal.ts';
import type { Refusal } from './sessionState.ts';
import type { WhyNot } from './settings.ts';
import type { en, Standing } from './whyNotMessages/en.ts';

type Words = Translation<typeof en>;

/** A piece that a reason names. Our own bug if none stands there. */
function standing(board: Board, square: Square): Standing {
  const piece = pieceAt(board, square);
  if (!piece) throw new Error(`no piece on ${squareName(square)}`);
  return { ...piece, square: squareName(square) };
}

/** A move that isn't one has no SAN, but readers know it by the same letters. */
function triedSan({ board }: Position, { from, to }: Move, letters: Letters): string {
  const capture = pieceAt(board, to) ? 'x' : '';
  return `${letters[standing(board, from).role]}${capture}${squareName(to)}`;
}

const isCheck = (reason: IllegalReason): reason is CheckReason => 'checkers' in reason;

function checkSentence(words: Words, after: Board, { to }: Move, san: string, reason: CheckReason): string {
  const king = squareName(reason.king);
  const checkers = reason.checkers.map((square) => standing(after, square));
  const moved = standing(after, to);
  switch (reason.kind) {
    case 'leavesKingInCheck':
      return words.leavesKingInCheck(san, checkers);
    case 'discoversOwnKing':
      return words.discoversOwnKing(san, moved, checkers, king);
    case 'givesCheck':
      return words.givesCheck(san, moved, king);
    case 'discoversCheck':
      return words.discoversCheck(san, checkers, king);
  }
}

/** A further reason. The own king comes first and has one reason only, so only checks can follow. */
function furtherSentence(words: Words, after: Board, { to }: Move, reason: CheckReason): string {
  const king = squareName(reason.king);
  return reason.kind === 'givesCheck'
    ? words.also.givesCheck(standing(after, to), king)
    : words.also.discoversCheck(
        reason.checkers.map((square) => standing(after, square)),
        king,
      );
}

function movementSentence(
  words: Words,
  { board, turn }: Position,
  { from, to }: Move,
  reason: Exclude<IllegalReason, CheckReason>,
): string {
  switch (reason.kind) {
    case 'gameOver':
      return words.gameOver;
    case 'noPiece':
      return words.noPiece(squareName(from));
    case 'notYourPiece':
      return words.notYourPiece[turn];
    case 'ownPieceThere':
      return words.ownPieceThere(standing(board, to));
    case 'pieceCannotReach':
      return words.pieceCannotReach(standing(board, from), squareName(to));
    case 'blocked':
      return words.blocked(standing(board, from), squareName(to), standing(board, reason.by));
  }
}

/**
 * Why a move is impossible, in whole sentences.
 * @param reasons as `whyIllegal` gives them for this move, at least one.
 */
export function whyNotText(
  words: Words,
  position: Position,
  move: Move,
  reasons: readonly IllegalReason[],
  letters: Letters,
): string {
  const [first, ...further] = reasons;
  if (!first) throw new Error('a legal move needs no excuse');
  if (!isCheck(first)) return movementSentence(words, position, move, first);
  const after = play(position, move).board;
  const san = triedSan(position, move, letters);
  return [
    checkSentence(words, after, move, san, first),
    ...further.filter(isCheck).map((reason) => furtherSentence(words, after, move, reason)),
  ].join(' ');
}

/** What is said of a refused move: why, or how to learn why, or nothing more than that it was refused. */
export function refusalText(
  words: Words,
  setting: WhyNot,
  position: Position,
  { move, reasons, explained }: Refusal,
  letters: Letters,
): string {
  if (explained) return whyNotText(words, position, move, reasons, letters);
  return setting === 'off' ? '' : words.again;
}

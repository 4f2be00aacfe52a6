import type { HintReason } from '../bot/protocol.ts';
import { assertNever } from '../lib/assertNever.ts';
import type { Translation } from '../i18n/messages.ts';
import { sanWith, type Letters } from '../notation/letterSets.ts';
import { makeSan } from '../notation/san.ts';
import { pieceAt } from '../rules/board.ts';
import type { Position } from '../rules/position.ts';
import { squareName, type Square, type SquareName } from '../rules/squares.ts';
import type { en } from './hintMessages/en.ts';
import type { ShownHint } from './sessionState.ts';

type Words = Translation<typeof en>;

/** More would be a lecture. */
const MOST_REASONS = 2;

const names = (squares: readonly Square[]): readonly SquareName[] => squares.map(squareName);

function reasonSentence({ reasons: words }: Words, reason: HintReason): string {
  switch (reason.code) {
    case 'wins':
      return words.wins(squareName(reason.square));
    case 'winsRace':
      return words.winsRace(
        reason.square === undefined ? undefined : squareName(reason.square),
        reason.moves,
      );
    case 'holdsOut':
      return words.holdsOut(reason.moves);
    case 'stopsArrival':
    case 'guards':
    case 'opensWay':
      return words[reason.code](names(reason.squares));
    case 'removesGuard':
      return words.removesGuard(reason.role, squareName(reason.square), names(reason.squares));
    case 'captures':
    case 'saves':
      return words[reason.code](reason.role, squareName(reason.square));
    case 'runs':
      return words.runs(reason.ranksLeft);
    case 'draws':
    case 'onlyMove':
      return words[reason.code];
    default:
      return assertNever(reason);
  }
}

/** As much of a hint as has been asked for, in sentences. `position` is the one it was given for. */
export function hintText(
  words: Words,
  position: Position,
  { move, reasons, step }: ShownHint,
  letters: Letters,
): string {
  if (step === 'piece') {
    const piece = pieceAt(position.board, move.from);
    if (!piece) throw new Error('a hint moves a piece');
    return words.piece(piece.role, squareName(move.from));
  }
  const best = words.move(sanWith(letters, makeSan(position, move)).replace('#', ''));
  if (step === 'square') return best;
  const why = reasons.slice(0, MOST_REASONS).map((reason) => reasonSentence(words, reason));
  return [best, ...(why.length > 0 ? why : [words.simplyBest])].join(' ');
}

import type { GridCommand } from '../../../board/gridKeys.ts';
import { languageTag } from '../../../i18n/locale.ts';
import { localeStore, messagesNow } from '../../../i18n/messages.ts';
import { attackers } from '../../../rules/attacks.ts';
import { boardPieces, pieceAt, type Color } from '../../../rules/board.ts';
import { legalDests } from '../../../rules/moves.ts';
import type { Position } from '../../../rules/position.ts';
import { squareName, type Square } from '../../../rules/squares.ts';
import { whyIllegal } from '../../../rules/whyIllegal.ts';
import { clockMs } from '../../../session/clock.ts';
import { spokenLettersNow } from '../../../session/letters.ts';
import { gameMessages } from '../../../session/messages.ts';
import { boardPosition } from '../../../session/premoves.ts';
import { raceLead } from '../../../session/raceLead.ts';
import { turnOf } from '../../../session/selectors.ts';
import type { Session } from '../../../session/session.ts';
import { reasonOf, verdictOf } from '../../../session/gameText.ts';
import { lastMoveOf } from '../../../session/speak.ts';
import { whyNotText } from '../../../session/whyNot.ts';
import { whyNotMessages } from '../../../session/whyNotMessages.ts';
import { raceMessages } from '../raceMessages.ts';
import { raceSentences } from '../raceSentences.ts';
import { raceTextMessages } from '../raceTextMessages.ts';
import { drawArrow } from './drawArrow.ts';
import { keysMessages } from './messages.ts';

export type Asked = Exclude<GridCommand, 'typeMove' | 'help'>;

const language = (): string => languageTag(localeStore.getState().locale);

/**
 * What a key on the board asks or does, in a sentence or two, once its words are here; `tell` is for what is
 * said later.
 */
export async function answer(
  asked: Asked,
  session: Session,
  square: Square,
  chosen: Square | undefined,
  tell: (text: string) => void = () => undefined,
): Promise<string> {
  await Promise.all(
    [keysMessages, raceMessages, raceTextMessages, whyNotMessages].map((each) =>
      each.load(localeStore.getState().locale),
    ),
  );
  const position = boardPosition(session.store.getState());
  switch (asked) {
    case 'lastMove':
      return lastMove(session);
    case 'clocks':
      return clocks(session);
    case 'whitePieces':
      return army(position, 'white');
    case 'blackPieces':
      return army(position, 'black');
    case 'attackers':
      return attackersOf(position, square);
    case 'moves':
      return movesFrom(position, square);
    case 'race':
      return race(position);
    case 'whyNot':
      return whyNot(position, chosen, square);
    case 'circle':
      return circle(session, square);
    case 'arrow':
      return drawArrow(session, square, tell);
  }
}

function lastMove({ store }: Session): string {
  const words = messagesNow(gameMessages);
  const state = store.getState();
  const { outcome, plies } = state.game;
  const move = plies.length > 0 ? lastMoveOf(words, state) : messagesNow(keysMessages).noMoves;
  return outcome
    ? `${move} ${verdictOf(words, outcome)}. ${reasonOf(words, outcome)}`
    : `${move} ${words.toMove[turnOf(state)]}.`;
}

function clocks(session: Session): string {
  const words = messagesNow(keysMessages);
  const { colors } = messagesNow(gameMessages);
  const state = session.store.getState();
  const said = (['white', 'black'] as const).map((color) => {
    const ms = clockMs(state, color, session.thinkMs());
    return ms === undefined ? undefined : words.clock(colors[color], spokenTime(ms));
  });
  return said[0] === undefined ? words.noClocks : said.join(' ');
}

/** `4 minutes 12 seconds`, in the reader's language. */
function spokenTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const unit = (value: number, name: string): string =>
    new Intl.NumberFormat(language(), { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return [
    ...(hours > 0 ? [unit(hours, 'hour')] : []),
    ...(minutes > 0 ? [unit(minutes, 'minute')] : []),
    unit(seconds % 60, 'second'),
  ].join(' ');
}

const BY_WORTH = ['king', 'queen', 'rook', 'bishop', 'knight'] as const;

function army({ board }: Position, color: Color): string {
  const words = messagesNow(keysMessages);
  const own = boardPieces(board).filter(({ piece }) => piece.color === color);
  const pieces = BY_WORTH.flatMap((role) =>
    own
      .filter(({ piece }) => piece.role === role)
      .map(({ square }) => words.standing[role](squareName(square))),
  );
  return words.army(messagesNow(gameMessages).colors[color], words.list(pieces));
}

/** `white rook g1`, or nothing on an empty square. */
function named({ board }: Position, square: Square): string | undefined {
  const piece = pieceAt(board, square);
  return piece && `${messagesNow(gameMessages).pieces[piece.color][piece.role]} ${squareName(square)}`;
}

function attackersOf(position: Position, square: Square): string {
  const words = messagesNow(keysMessages);
  const by = [...attackers(position.board, square, 'white'), ...attackers(position.board, square, 'black')];
  const pieces = by.flatMap((from) => named(position, from) ?? []);
  return by.length > 0
    ? words.attacked(squareName(square), words.list(pieces))
    : words.notAttacked(squareName(square));
}

/** The moves of the piece on the square, whoever is to move. */
function movesFrom(position: Position, from: Square): string {
  const words = messagesNow(keysMessages);
  const piece = pieceAt(position.board, from);
  if (!piece) return words.empty(squareName(from));
  const name = messagesNow(gameMessages).pieces[piece.color][piece.role];
  const its = { ...position, turn: piece.color };
  const dests = (legalDests(its).get(from) ?? []).toSorted((a, b) => a - b);
  const forbidden = Array.from({ length: 64 }, (_, to) => to).filter((to) =>
    whyIllegal(its, { from, to }).some((reason) => 'checkers' in reason),
  );
  const squares = (of: readonly Square[]): string => words.list(of.map(squareName));
  return [
    dests.length > 0
      ? words.mayGo(name, squareName(from), squares(dests))
      : words.stuck(name, squareName(from)),
    ...(forbidden.length > 0 ? [words.forbidden(squares(forbidden))] : []),
  ].join(' ');
}

function race(position: Position): string {
  return raceSentences(messagesNow(raceMessages), messagesNow(raceTextMessages), raceLead(position));
}

function whyNot(position: Position, from: Square | undefined, to: Square): string {
  const words = messagesNow(keysMessages);
  if (from === undefined || from === to) return words.chooseFirst;
  const reasons = whyIllegal(position, { from, to });
  return reasons.length === 0
    ? words.allowed(squareName(to))
    : whyNotText(messagesNow(whyNotMessages), position, { from, to }, reasons, spokenLettersNow());
}

function circle({ store }: Session, square: Square): string {
  const words = messagesNow(keysMessages).drawn;
  const drawn = store.getState().drawings.find(({ from, to }) => from === square && to === undefined);
  return drawn ? words.circle(drawn.color, squareName(square)) : words.circleGone(squareName(square));
}

import { listed } from '../../i18n/listed.ts';
import type { Role } from '../../rules/board.ts';
import { type Closed, closedList } from './closed.ts';

const NAMES: Readonly<Record<Role, string>> = {
  king: 'king',
  queen: 'queen',
  rook: 'rook',
  bishop: 'bishop',
  knight: 'knight',
};

const either = (parts: readonly string[]): string => listed(parts, ' or ');

/** Sentences that go with what is drawn on the board of a finished game. */
export const en = {
  tooFar: 'Black’s king was too far away.',
  closed: (squares: readonly Closed[]) =>
    `Every way for Black’s king was closed: ${closedList(squares, NAMES)}.`,
  missed: (moves: readonly string[]) => `${either(moves)} would have drawn.`,
  /** The moves after which the position stood; undefined is the first one. */
  stood: (moves: readonly (string | undefined)[]) =>
    `It stood ${listed(
      moves.map((move) => (move === undefined ? 'at the start' : `after ${move}`)),
      ' and ',
    )}.`,
  stalemate: 'Every move left would give check or leave the king attacked.',
};

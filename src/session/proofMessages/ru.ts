import { listed } from '../../i18n/listed.ts';
import type { Translation } from '../../i18n/messages.ts';
import type { Role } from '../../rules/board.ts';
import { closedList } from './closed.ts';
import type { en } from './en.ts';

const NAMES: Readonly<Record<Role, string>> = {
  king: 'король',
  queen: 'ферзь',
  rook: 'ладья',
  bishop: 'слон',
  knight: 'конь',
};

const either = (parts: readonly string[]): string => listed(parts, ' или ');

export const ru: Translation<typeof en> = {
  tooFar: 'Чёрному королю было слишком далеко.',
  closed: (squares) => `Все пути чёрного короля закрыты: ${closedList(squares, NAMES)}.`,
  missed: (moves) => `Ничью давало ${either(moves)}.`,
  stood: (moves) =>
    `Она стояла на доске ${listed(
      moves.map((move) => (move === undefined ? 'в начале' : `после ${move}`)),
      ' и ',
    )}.`,
  stalemate: 'Любой оставшийся ход дал бы шах или оставил бы своего короля под ударом.',
};

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
  tooFar: 'Чёрный король не успевал на восьмую горизонталь ответным ходом.',
  closed: (squares) => `Все пути чёрного короля закрыты: ${closedList(squares, NAMES)}.`,
  missed: (moves) => `Чёрных спасал ход ${either(moves)} – ничья.`,
  stood: (moves) =>
    `Она стояла на доске ${listed(
      moves.map((move) => (move === undefined ? 'в начале' : `после ${move}`)),
      ' и ',
    )}.`,
  stalemate: 'Любой оставшийся ход дал бы шах или оставил бы своего короля под ударом.',
};

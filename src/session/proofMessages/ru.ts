import type { Translation } from '../../i18n/messages.ts';
import type { Role } from '../../rules/board.ts';
import type { Closed, en } from './en.ts';

const ROLES: Readonly<Record<Role, string>> = {
  king: 'король',
  queen: 'ферзь',
  rook: 'ладья',
  bishop: 'слон',
  knight: 'конь',
};

const either = new Intl.ListFormat('ru', { type: 'disjunction' });

const closedList = (closed: readonly Closed[]): string =>
  closed
    .map(
      ({ square, by }) =>
        `${square} (${by.map((piece) => `${ROLES[piece.role]} ${piece.square}`).join(', ')})`,
    )
    .join(', ');

export const ru: Translation<typeof en> = {
  tooFar: 'Чёрный король не успевал на восьмую горизонталь ответным ходом.',
  closed: (squares) => `Все пути чёрного короля закрыты: ${closedList(squares)}.`,
  missed: (moves) => `Чёрных спасал ход ${either.format(moves)} – ничья.`,
  stalemate: 'Любой оставшийся ход дал бы шах или оставил бы своего короля под ударом.',
};

import { listed } from '../../i18n/listed.ts';
import type { Translation } from '../../i18n/messages.ts';
import type { Role } from '../../rules/board.ts';
import type { en, Standing } from './en.ts';

interface Forms {
  readonly nominative: string;
  readonly genitive: string;
  readonly dative: string;
  readonly feminine?: true;
}

const ROLES: Readonly<Record<Role, Forms>> = {
  king: { nominative: 'король', genitive: 'короля', dative: 'королю' },
  queen: { nominative: 'ферзь', genitive: 'ферзя', dative: 'ферзю' },
  rook: { nominative: 'ладья', genitive: 'ладьи', dative: 'ладье', feminine: true },
  bishop: { nominative: 'слон', genitive: 'слона', dative: 'слону' },
  knight: { nominative: 'конь', genitive: 'коня', dative: 'коню' },
};

const list = (parts: readonly string[]): string => listed(parts, ' и ');

const pieces = (standing: readonly Standing[], form: 'genitive' | 'dative'): string =>
  list(standing.map(({ role, square }) => `${ROLES[role][form]} ${square}`));

const wouldGive = ({ role }: Standing): string => (ROLES[role].feminine ? 'дала бы' : 'дал бы');

const WAYS: Readonly<Record<Role, string>> = {
  king: 'Король ходит на соседнее поле',
  queen: 'Ферзь ходит по вертикалям, горизонталям и диагоналям',
  rook: 'Ладья ходит по вертикалям и горизонталям',
  bishop: 'Слон ходит по диагоналям',
  knight: 'Конь ходит буквой «Г»',
};

export const ru: Translation<typeof en> = {
  headline: 'Так нельзя',
  again: 'Попробуйте ещё раз – и увидите почему.',
  leavesKingInCheck: (move, attackers) =>
    `${move} нельзя: король попал бы под удар ${pieces(attackers, 'genitive')}.`,
  discoversOwnKing: (move, moved, attackers, king) =>
    `${move} нельзя: ${ROLES[moved.role].nominative} закрывает своего короля на ${king} от ${pieces(attackers, 'genitive')}.`,
  givesCheck: (move, moved, king) =>
    `${move} нельзя: ${ROLES[moved.role].nominative} ${wouldGive(moved)} шах королю на ${king}.`,
  discoversCheck: (move, attackers, king) =>
    `${move} нельзя: этот ход открыл бы ${pieces(attackers, 'dative')} линию на короля ${king}, а это шах.`,
  also: {
    givesCheck: (moved, king) =>
      `Кроме того, ${ROLES[moved.role].nominative} ${wouldGive(moved)} шах королю на ${king}.`,
    discoversCheck: (attackers, king) =>
      `Кроме того, этот ход открыл бы ${pieces(attackers, 'dative')} линию на короля ${king}.`,
  },
  gameOver: 'Партия окончена.',
  noPiece: (square) => `На поле ${square} нет фигуры.`,
  notYourPiece: { white: 'Сейчас ход белых.', black: 'Сейчас ход чёрных.' },
  ownPieceThere: ({ role, square }) =>
    `Поле ${square} занято: там ${ROLES[role].feminine ? 'ваша' : 'ваш'} ${ROLES[role].nominative}.`,
  pieceCannotReach: ({ role, square }, to) => `${WAYS[role]}, поэтому с ${square} на ${to} не попасть.`,
  blocked: (moved, to, by) =>
    `На ${to} не пройти: ${ROLES[moved.role].feminine ? 'ей' : 'ему'} мешает ${ROLES[by.role].nominative} на ${by.square}.`,
};

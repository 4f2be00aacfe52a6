import type { Translation } from '../../../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  label: 'Введите ход',
  example: (san) => `${san} или h2h3`,
  choices: 'Возможные ходы',
  play: 'Пойти',
  close: 'Закрыть поле',
  notYourTurn: 'Сейчас ходить нельзя.',
  problems: {
    notAMove: 'Это не ход. Напишите, например, Крh3 или h2h3.',
    ambiguous: 'Туда могут пойти несколько фигур. Добавьте вертикаль или горизонталь либо напишите оба поля.',
    noSuchPiece: 'Такой фигуры у вас нет.',
    gameOver: 'Партия окончена.',
  },
};

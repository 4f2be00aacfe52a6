import type { Translation } from '../../../i18n/messages.ts';
import { plural } from '../../../i18n/plural.ts';
import type { en } from './en.ts';

const moves = (count: number): string =>
  plural('ru', count, {
    one: `${count} ход`,
    few: `${count} хода`,
    many: `${count} ходов`,
    other: `${count} хода`,
  });

export const ru: Translation<typeof en> = {
  toGo: (count) => (count === undefined ? 'пути нет' : `ещё ${moves(count)}`),
  distance: (color, count) => {
    const king = color === 'white' ? 'Белому королю' : 'Чёрному королю';
    if (count === 0)
      return color === 'white'
        ? 'Белый король на восьмой горизонтали.'
        : 'Чёрный король на восьмой горизонтали.';
    return count === undefined
      ? `${king} сейчас нет свободного пути на восьмую горизонталь.`
      : `${king} до восьмой горизонтали ${moves(count)}.`;
  },
};

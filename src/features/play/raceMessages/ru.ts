import type { Translation } from '../../../i18n/messages.ts';
import { russianMoves } from '../../../i18n/russianCounts.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  toGo: (count) => (count === undefined ? 'пути нет' : `ещё ${russianMoves(count)}`),
  distance: (color, count) => {
    const king = color === 'white' ? 'Белому королю' : 'Чёрному королю';
    if (count === 0)
      return color === 'white'
        ? 'Белый король на восьмой горизонтали.'
        : 'Чёрный король на восьмой горизонтали.';
    return count === undefined
      ? `${king} сейчас нет свободного пути на восьмую горизонталь.`
      : `${king} до восьмой горизонтали ${russianMoves(count)}.`;
  },
};

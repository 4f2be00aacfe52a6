import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  tryAgain: 'Ещё раз',
  showMe: 'Показать',
  playOn: 'Играть отсюда',
  claim: 'Потребовать ничью',
  allowed: 'Можно',
  goesOn: {
    white: 'Партия продолжается, ход за белыми.',
    black: 'Партия продолжается, ход за чёрными.',
  },
  actions: {
    resign: { white: 'Белые сдаются', black: 'Чёрные сдаются' },
    flag: { white: 'У белых кончается время', black: 'У чёрных кончается время' },
  },
};

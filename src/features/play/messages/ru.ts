import type { Translation } from '../../../i18n/messages.ts';
import { plural } from '../../../i18n/plural.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  title: 'Игра',
  board: 'Доска',
  goal: {
    rule: 'Приведите своего короля на восьмую горизонталь, к клетчатой финишной черте, раньше соперника.',
    noCheck: 'Шахов в этой игре нет: нельзя ни объявить шах, ни подставить под удар своего короля.',
    reply: 'Если первыми дошли белые, у чёрных есть ещё один ход, чтобы тоже дойти и сделать ничью.',
  },
  players: {
    you: 'Вы',
    computer: 'бот',
    atTheTable: 'За доской',
    level: { easy: 'Лёгкий', medium: 'Средний', hard: 'Сильный', max: 'В полную силу' },
  },
  status: {
    yourMove: 'Ваш ход',
    thinking: 'Компьютер думает',
    premoves: (count) =>
      plural('ru', count, {
        one: `${count} ход наперёд`,
        few: `${count} хода наперёд`,
        many: `${count} ходов наперёд`,
        other: `${count} хода наперёд`,
      }),
    cancelPremoves: 'Отменить',
    lastReply: 'Белые финишировали. Чёрным нужно дойти этим же ходом: тогда ничья.',
  },
  bot: {
    unavailable: 'Не удалось запустить компьютерного игрока.',
    retry: 'Попробовать ещё раз',
  },
  actions: {
    newGame: 'Новая партия',
    takeBack: 'Взять назад',
    hint: 'Подсказка',
    flip: 'Повернуть',
    switchSides: 'Сменить цвет',
    offerDraw: 'Ничья?',
    resign: 'Сдаться',
    resignSure: 'Точно?',
    resignHint: 'Нажмите ещё раз, чтобы сдаться.',
  },
  offer: {
    withMove: 'Ничья будет предложена вместе со следующим ходом.',
    considered: 'Компьютер обдумывает ответ.',
  },
};

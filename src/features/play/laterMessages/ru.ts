import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  back: {
    headline: 'Вы смотрите одну из прошлых позиций.',
    toLive: 'К партии',
    playOn: 'Играть отсюда',
    sure: 'Играть дальше с этой позиции?',
    kept: 'Отсюда начнётся другая партия, а эта останется сохранённой целиком.',
    cancel: 'Отмена',
  },
  end: { rematch: 'Реванш', review: 'Разбор', share: 'Поделиться партией или сохранить её' },
  moves: {
    heading: 'Ходы',
    none: {
      white: 'Ходов пока нет. Начинают белые.',
      black: 'Ходов пока нет. Начинают чёрные.',
      over: 'Ходов нет.',
    },
    first: 'К началу',
    previous: 'На ход назад',
    next: 'На ход вперёд',
    last: 'К последней позиции',
    type: 'Ввести ход',
    keys: 'Клавиши на доске',
    share: 'Поделиться партией',
  },
  board: {
    view: 'Доска и места',
    boardSize: 'Размер доски',
    leaveZen: 'Выйти из дзен-режима',
  },
};

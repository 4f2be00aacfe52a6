import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  heading: 'Доска и места',
  table: 'Как вы сидите',
  tables: {
    beside: 'Рядом',
    facing: 'Друг напротив друга',
    sideOn: 'Каждый за своими',
    turning: 'Поворот после хода',
  },
  tableHints: {
    beside: 'Оба смотрят с первой горизонтали, как положено по правилам.',
    facing: 'Вы сидите с разных концов доски. Фигуры, часы и надписи дальнего игрока перевёрнуты.',
    sideOn: 'Каждый сидит за своими фигурами, а короли бегут вбок.',
    turning: 'Доска поворачивается к тому, чей ход.',
  },
  blindfold: 'Вслепую',
  blindfoldHint: '(фигуры скрыты, в том числе для программы чтения с экрана)',
  flip: 'Развернуть доску',
  zen: 'Дзен-режим (Z)',
  fullscreen: 'На весь экран',
  leaveFullscreen: 'Обычный размер окна',
  done: 'Готово',
};

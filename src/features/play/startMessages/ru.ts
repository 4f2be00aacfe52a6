import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  legend: 'Начало',
  usual: 'Обычное',
  random: 'Случайное',
  position: 'Позиция',
  randomHint: 'Фигуры расставлены случайно, чёрные – зеркально белым: у сторон всё одинаково.',
  fen: 'Позиция (FEN)',
  strict: 'Строгая партия: без возврата ходов и подсказок, а против компьютера – и без добавки времени',
};

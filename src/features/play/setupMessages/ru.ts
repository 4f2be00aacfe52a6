import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  heading: 'Новая партия',
  opponent: 'Соперник',
  computer: 'Компьютер',
  friend: 'Друг за этим экраном',
  level: 'Уровень',
  levelHint: {
    easy: 'Видит на ход-другой вперёд и ошибается. Хорош для первых партий.',
    medium: 'Рассчитывает гонку и редко отдаёт что-то даром.',
    hard: 'Считает далеко. Гонка будет плотной.',
    max: 'Играет так сильно, как только может.',
  },
  color: 'Ваш цвет',
  white: 'Белые',
  black: 'Чёрные',
  random: 'Жребий',
  alternate: 'По очереди',
  start: 'Начать',
  cancel: 'Отмена',
  replaces: 'Партия на доске на этом закончится.',
  /** The position it begins from. */
  from: {
    legend: 'Начало',
    usual: 'Обычное',
    random: 'Случайное',
    position: 'Позиция',
    randomHint: 'Фигуры расставлены случайно, чёрные – зеркально белым: у сторон всё одинаково.',
    fen: 'Позиция (FEN)',
  },
  strict: 'Строгая партия: без возврата ходов и подсказок, а против компьютера – и без добавки времени',
};

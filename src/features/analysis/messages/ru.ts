import type { Translation } from '../../../i18n/messages.ts';
import { plural } from '../../../i18n/plural.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  heading: 'Разбор',
  engine: 'Движок',
  begin: 'Вернитесь к началу партии и листайте ходы: движок оценит каждую позицию.',
  unavailable: 'Движок не запустился.',
  chances: 'Шансы',
  whiteWins: 'Победа белых',
  draw: 'Ничья',
  blackWins: 'Победа чёрных',
  over: 'Здесь партия заканчивается.',
  lines: (depth) => `Лучшие ходы, глубина ${depth}`,
  surely: 'Лучшие ходы, известны наверняка',
  thinking: 'Движок думает…',
  score: (white, draw, black) => `белые ${white}, ничья ${draw}, чёрные ${black}`,
  turning: 'Переломные моменты',
  progress: 'Просмотрено позиций',
  none: 'Ни один ход не изменил шансы заметно.',
  grade: { mistake: 'Ошибка', blunder: 'Грубая ошибка' },
  fell: {
    white: (before, after) => `Шансы белых упали с ${before} до ${after}.`,
    black: (before, after) => `Шансы чёрных упали с ${before} до ${after}.`,
  },
  better: (move) => `Лучше было ${move}.`,
  found: (count) =>
    `Партия просмотрена целиком: ${count} ${plural('ru', count, { one: 'переломный момент', few: 'переломных момента', many: 'переломных моментов', other: 'переломного момента' })}.`,
  first: {
    heading: 'Первые ходы',
    source: (games, each) =>
      `Чем закончились ${games} ${plural('ru', games, { one: 'партия', few: 'партии', many: 'партий', other: 'партии' })} движка с самим собой: по ${each} на каждый первый ход, по тысяче позиций на ход. Сверху лучшие для белых; ход этой партии отмечен.`,
    move: 'Ход',
    games: 'Партий',
    played: '(в этой партии)',
  },
};

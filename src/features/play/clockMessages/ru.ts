import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  clock: { white: 'Часы белых', black: 'Часы чёрных' },
  adds: (clock, seconds) => `${clock}, секунд за каждый ход: ${seconds}`,
  gift: '+15 с',
  give: { white: 'Добавить белым 15 секунд', black: 'Добавить чёрным 15 секунд' },
  pause: 'Пауза',
  resume: 'Дальше',
  paused: 'Пауза',
  pausedHint: 'Часы остановлены. Доска откроется, когда вы продолжите партию.',
  pausedElsewhere: 'Часы остановлены. Доска откроется, когда партию продолжат в другой вкладке.',
  goOn: 'Продолжить партию',
  setup: {
    legend: 'Часы',
    none: 'Без часов',
    custom: 'Другое',
    kind: 'Что дают секунды',
    kinds: { increment: 'Фишер', delay: 'Задержка', bronstein: 'Бронштейн' },
    kindHint: {
      increment: 'Они прибавляются после каждого хода.',
      delay: 'На каждом ходу часы ждут столько, прежде чем пойти.',
      bronstein: 'Потраченное на ход время возвращается, но не больше этого.',
    },
    both: 'Каждому',
    white: 'Белые',
    black: 'Чёрные',
    minutes: 'Минуты',
    seconds: 'Секунды на ход',
    unequal: 'Белым и чёрным разное время',
  },
};

import type { Translation } from '../../../i18n/messages.ts';
import { russianMoves } from '../../../i18n/russianCounts.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  leads: (color, by) => {
    const leader = color === 'white' ? 'Белые впереди' : 'Чёрные впереди';
    return by === undefined ? `${leader}.` : `${leader} на ${russianMoves(by)}.`;
  },
  level: 'Короли идут вровень.',
  explanation:
    'Это число ходов, за которое король дойдёт до восьмой горизонтали по полям, которые сейчас никто не бьёт, если остальные фигуры стоят на месте. Флажок – у того, кто ближе. Это расстояние, а не оценка позиции: пути открываются и закрываются с каждым ходом.',
};

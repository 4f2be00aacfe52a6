import type { Translation } from '../../i18n/messages.ts';
import type * as en from './en.ts';

export const moveWords: Translation<typeof en.moveWords> = {
  pieces: {
    white: {
      king: 'белый король',
      queen: 'белый ферзь',
      rook: 'белая ладья',
      bishop: 'белый слон',
      knight: 'белый конь',
    },
    black: {
      king: 'чёрный король',
      queen: 'чёрный ферзь',
      rook: 'чёрная ладья',
      bishop: 'чёрный слон',
      knight: 'чёрный конь',
    },
  },
  moved: (number, piece, from, to) => `${number}: ${piece} ${from} – ${to}.`,
  captured: (number, piece, from, to, taken) => `${number}: ${piece} ${from} – ${to}, взятие: ${taken}.`,
  lastReply: 'Белый король финишировал. У чёрных один ход, чтобы дойти вслед за ним.',
};

export const outcomeWords: Translation<typeof en.outcomeWords> = {
  toMove: { white: 'Ход белых', black: 'Ход чёрных' },
  verdict: { white: 'Белые победили', black: 'Чёрные победили', draw: 'Ничья' },
  reasons: {
    whiteReached: 'Белый король финишировал, а чёрный вслед за ним не пришёл.',
    blackReached: 'Чёрный король первым дошёл до восьмой горизонтали.',
    bothReached: 'Финишировали оба короля: белый первым, чёрный – ответным ходом.',
    stalemate: 'Пат: у стороны, чей ход, нет ни одного разрешённого хода.',
    fiftyRace:
      'Белый король дошёл ровно на пятидесятом ходу без взятий, а у чёрных ещё был ответный ход на восьмую горизонталь.',
    seventyFive: 'Семьдесят пять ходов каждой стороны без взятий.',
    fivefold: 'Одна и та же позиция повторилась пять раз.',
  },
};

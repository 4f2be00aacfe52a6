import type { Translation } from '../../i18n/messages.ts';
import type { en, moveWords as enMoveWords, outcomeWords as enOutcomeWords } from './en.ts';

export const moveWords: Translation<typeof enMoveWords> = {
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

export const outcomeWords: Translation<typeof enOutcomeWords> = {
  toMove: { white: 'Ход белых', black: 'Ход чёрных' },
  verdict: { white: 'Белые победили', black: 'Чёрные победили', draw: 'Ничья' },
  reasons: {
    whiteReached: 'Белый король дошёл до восьмой горизонтали, а чёрный вслед за ним не пришёл.',
    blackReached: 'Чёрный король первым дошёл до восьмой горизонтали.',
    bothReached: 'Оба короля на восьмой горизонтали: белые дошли первыми, чёрные – последним ответным ходом.',
    stalemate: 'Пат: у стороны, чей ход, нет ни одного разрешённого хода.',
    fiftyRace:
      'Белый король дошёл ровно на пятидесятом ходу без взятий, а у чёрных ещё был ответный ход на восьмую горизонталь.',
    seventyFive: 'Семьдесят пять ходов каждой стороны без взятий.',
    fivefold: 'Одна и та же позиция повторилась пять раз.',
  },
};

export const ru: Translation<typeof en> = {
  ...moveWords,
  ...outcomeWords,
  colors: { white: 'Белые', black: 'Чёрные' },
  takenBack: (number, toMove) => `Ход взят назад, позиция перед ходом ${number}. ${toMove}.`,
  declined: { white: 'Белые отказались от ничьей.', black: 'Чёрные отказались от ничьей.' },
  newGame: (toMove) => `Новая партия. ${toMove}.`,
  held: {
    headline: 'Чёрные успевают следом',
    text: (move, replies) =>
      `После ${move} чёрные делают ничью ходом ${new Intl.ListFormat('ru', { type: 'disjunction' }).format(replies)}.`,
    play: 'Всё равно пойти',
    back: 'Подумать ещё',
  },
  confirm: {
    headline: 'Подтвердите ход',
    text: (move) => `${move} ещё не сделан: выберите поле ещё раз.`,
    play: 'Сделать ход',
    back: 'Назад',
  },
  premove: {
    set: (n, piece, from, to) => `Предварительный ход ${n}: ${piece} ${from} – ${to}.`,
    dropped: (from, to) => `Предварительный ход ${from} – ${to} уже невозможен.`,
    cancelled: 'Предварительные ходы отменены.',
  },
  reasons: {
    ...outcomeWords.reasons,
    threefold: 'Позиция повторилась три раза, и игрок потребовал ничью.',
    fifty: 'Пятьдесят ходов каждой стороны без взятий, и игрок потребовал ничью.',
    agreement: 'Игроки согласились на ничью.',
  },
  resigned: { white: 'Белые сдались.', black: 'Чёрные сдались.' },
  flagged: { white: 'У белых кончилось время.', black: 'У чёрных кончилось время.' },
};

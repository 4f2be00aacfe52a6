import { listed } from '../../i18n/listed.ts';
import type { Translation } from '../../i18n/messages.ts';
import { moveWords, outcomeWords } from '../boardMessages/ru.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  ...moveWords,
  ...outcomeWords,
  colors: { white: 'Белые', black: 'Чёрные' },
  takenBack: (number, toMove) => `Ход взят назад, позиция перед ходом ${number}. ${toMove}.`,
  offers: { white: 'Белые предлагают ничью', black: 'Чёрные предлагают ничью' },
  declined: { white: 'Белые отказались от ничьей.', black: 'Чёрные отказались от ничьей.' },
  newGame: (toMove) => `Новая партия. ${toMove}.`,
  held: {
    headline: 'Чёрные успевают следом',
    text: (move, replies) => `После ${move} чёрные делают ничью ходом ${listed(replies, ' или ')}.`,
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

import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  accept: 'Принять ничью',
  decline: 'Отказаться',
  claim: {
    threefold: 'Потребовать ничью: позиция повторилась трижды',
    fifty: 'Потребовать ничью: пятьдесят ходов без взятий',
    withMove: {
      threefold: (move) => `Потребовать ничью ходом ${move}: позиция повторится трижды`,
      fifty: (move) => `Потребовать ничью ходом ${move}: пятьдесят ходов без взятий`,
    },
  },
};

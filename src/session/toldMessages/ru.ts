import type { Translation } from '../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  youPlay: { white: 'Теперь вы играете белыми.', black: 'Теперь вы играете чёрными.' },
  offersDraw: 'Ничья будет предложена вместе с вашим следующим ходом.',
  offersNoDraw: 'Ничья предложена не будет.',
  turned: {
    white: 'Доска повёрнута: внизу первая горизонталь.',
    black: 'Доска повёрнута: внизу восьмая горизонталь.',
    right: 'Доска повёрнута: внизу вертикаль h.',
    left: 'Доска повёрнута: внизу вертикаль a.',
  },
};

import type { Translation } from '../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  youPlay: { white: 'Pelaat nyt valkeilla.', black: 'Pelaat nyt mustilla.' },
  offersDraw: 'Tasapeliä tarjotaan seuraavan siirtosi myötä.',
  offersNoDraw: 'Tasapeliä ei tarjota.',
};

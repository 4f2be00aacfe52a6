import type { Translation } from '../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  youPlay: { white: 'Pelaat nyt valkeilla.', black: 'Pelaat nyt mustilla.' },
  offersDraw: 'Tasapeliä tarjotaan seuraavan siirtosi myötä.',
  offersNoDraw: 'Tasapeliä ei tarjota.',
  turned: {
    white: 'Lauta on käännetty: 1. rivi on alimpana.',
    black: 'Lauta on käännetty: 8. rivi on alimpana.',
    right: 'Lauta on käännetty: h-linja on alimpana.',
    left: 'Lauta on käännetty: a-linja on alimpana.',
  },
};

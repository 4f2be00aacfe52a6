import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  back: {
    headline: 'Katselet aiempaa asemaa.',
    toLive: 'Takaisin peliin',
    playOn: 'Jatka tästä',
    sure: 'Jatketaanko tästä asemasta?',
    kept: 'Tästä alkaa toinen peli; koko aiempi peli pysyy tallessa.',
    cancel: 'Peruuta',
  },
  end: { rematch: 'Uusinta', review: 'Läpikäynti', share: 'Jaa tai tallenna peli' },
  moves: {
    heading: 'Siirrot',
    none: {
      white: 'Ei vielä siirtoja. Valkea aloittaa.',
      black: 'Ei vielä siirtoja. Musta aloittaa.',
      over: 'Ei siirtoja.',
    },
    first: 'Alkuun',
    previous: 'Siirto taaksepäin',
    next: 'Siirto eteenpäin',
    last: 'Viimeisin asema',
    type: 'Kirjoita siirto',
    keys: 'Laudan näppäimet',
    share: 'Jaa peli',
  },
  board: {
    view: 'Lauta ja istumapaikat',
    boardSize: 'Laudan koko',
    leaveZen: 'Poistu zen-tilasta',
  },
};

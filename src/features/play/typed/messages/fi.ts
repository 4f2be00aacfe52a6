import type { Translation } from '../../../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  label: 'Kirjoita siirto',
  example: (san) => `${san} tai h2h3`,
  choices: 'Mahdolliset siirrot',
  play: 'Siirrä',
  close: 'Sulje kenttä',
  notYourTurn: 'Et voi siirtää juuri nyt.',
  problems: {
    notAMove: 'Tämä ei ole siirto. Kirjoita esimerkiksi Kh3 tai h2h3.',
    ambiguous: 'Useampi nappula pääsee sinne. Lisää linja tai rivi tai kirjoita molemmat ruudut.',
    noSuchPiece: 'Sinulla ei ole sellaista nappulaa.',
    gameOver: 'Peli on päättynyt.',
  },
};

import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  title: 'Peli',
  lead: 'Katselet peliä. Oma kesken oleva pelisi säilyy ennallaan.',
  coming: 'Peliä haetaan…',
  board: 'Lauta',
  moves: 'Siirrot',
  none: 'Ei siirtoja.',
  first: 'Alkuun',
  previous: 'Siirto taaksepäin',
  next: 'Siirto eteenpäin',
  last: 'Viimeiseen asemaan',
  save: 'Tallenna omiin peleihin',
  saved: 'Peli on tallennettu omiin peleihin.',
  notSaved: 'Tallentaminen ei onnistunut.',
  share: 'Jaa',
  playOn: 'Pelaa tästä eteenpäin',
  back: 'Takaisin omaan peliin',
  games: 'Omiin peleihin',
  open: 'Peli on kesken.',
  failed: 'Ei katsottavaa',
  error: {
    damaged: 'Linkki on vioittunut: osa puuttuu tai on muuttunut. Pyydä se uudelleen.',
    newer: 'Peli on tehty sovelluksen uudemmalla versiolla. Lataa sivu uudelleen.',
    badStart: 'Linkin asemasta ei voi pelata.',
    nothing: 'Linkissä ei ole peliä. Pyydä se uudelleen tai valitse peli Omat pelit -sivulta.',
    noGame: 'Tätä peliä ei ole tämän selaimen tallennetuissa peleissä.',
    unreadable: 'Tallennettu peli on vioittunut. Sen tiedot voi ladata Omat pelit -sivulta.',
  },
};

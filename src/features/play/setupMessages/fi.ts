import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  heading: 'Uusi peli',
  opponent: 'Vastustaja',
  computer: 'Tietokone',
  friend: 'Kaveri tällä laitteella',
  level: 'Taso',
  levelHint: {
    easy: 'Näkee siirron tai pari eteenpäin ja tekee virheitä. Sopii ensimmäisiin peleihin.',
    medium: 'Laskee kilpajuoksun ja antaa harvoin mitään ilmaiseksi.',
    hard: 'Näkee pitkälle. Luvassa on tiukka kilpajuoksu.',
    max: 'Pelaa niin vahvasti kuin osaa.',
  },
  color: 'Pelaat',
  white: 'Valkeilla',
  black: 'Mustilla',
  random: 'Arvotaan',
  alternate: 'Vuorotellen',
  start: 'Aloita peli',
  cancel: 'Peruuta',
  replaces: 'Laudalla oleva peli päättyy tähän.',
  /** The position it begins from. */
  from: {
    legend: 'Alkuasema',
    usual: 'Tavallinen',
    random: 'Arvottu',
    position: 'Oma asema',
    randomHint: 'Nappulat arvotaan, mustan asema on valkean peilikuva: kummallakin on sama asema.',
    fen: 'Asema (FEN)',
  },
  strict: 'Tiukka peli: ei siirtojen perumista, vihjeitä eikä tietokonetta vastaan lisäaikaa',
};

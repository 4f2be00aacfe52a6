import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  heading: 'Jaa peli',
  link: 'Linkki',
  linkHint:
    'Koko peli on linkissä. Kuka tahansa linkin avaaja voi katsoa sen; mitään ei lähetetä palvelimelle.',
  copyLink: 'Kopioi linkki',
  send: 'Jaa…',
  tooLong: 'Peli on liian pitkä linkkiin. Jaa sen PGN.',
  text: 'Tekstinä',
  copyPgn: 'Kopioi PGN',
  copyFen: 'Kopioi FEN',
  pgnFile: 'PGN-tiedosto',
  picture: 'Kuvana',
  pictureOf: 'Näytetty asema',
  animated: 'Animoitu GIF',
  busy: (percent) => `GIF: ${percent} %`,
  failed: 'Kuvaa ei voitu tehdä.',
  done: 'Ladattu.',
  close: 'Valmis',
  computer: (level) => `Tietokone, ${level}`,
  level: { easy: 'helppo', medium: 'keskitaso', hard: 'vaikea', max: 'täysi vahvuus' },
};

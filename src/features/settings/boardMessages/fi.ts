import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  heading: 'Lauta ja nappulat',
  board: 'Lauta',
  boards: {
    track: 'Rata',
    walnut: 'Pähkinäpuu',
    sea: 'Meri',
    slate: 'Liuskekivi',
    contrast: 'Suuri kontrasti',
  },
  pieces: 'Nappulat',
  sets: { classic: 'Perinteiset', flat: 'Litteät', discs: 'Kiekot', contrast: 'Suuri kontrasti' },
  coordinates: 'Koordinaatit',
  places: { inside: 'Laudalla', outside: 'Laudan vieressä', squares: 'Joka ruudussa', off: 'Ei' },
  animation: 'Nappuloiden liike',
  speeds: { off: 'Ei', fast: 'Nopea', normal: 'Tavallinen', slow: 'Hidas' },
  motionHint: 'Laitteesi pyytää vähemmän liikettä: nappulat eivät liiku, valitsitpa mitä tahansa.',
  size: 'Laudan koko',
  blindfold: 'Sokkopeli',
  blindfoldHint: 'Nappulat ovat piilossa, ja ruudunlukija kertoo vain ruudut. Siirrot kuulutetaan yhä.',
  soundHeading: 'Ääni ja värinä',
  volume: 'Äänenvoimakkuus',
  vibration: 'Värinä kosketusnäytöllä',
  onOff: { on: 'Päällä', off: 'Pois' },
};

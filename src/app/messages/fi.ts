import type { Translation } from '../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  skip: 'Siirry sisältöön',
  menu: 'Valikko',
  nav: 'Sivut',
  screens: {
    play: 'Peli',
    games: 'Omat pelit',
    rules: 'Säännöt',
    site: 'Omalle sivulle',
    settings: 'Asetukset',
    about: 'Tietoja',
  },
  failure: {
    text: 'Sivua ei saatu ladattua. Pelisi on tallessa.',
    reload: 'Lataa uudelleen',
  },
  language: 'Kieli',
  sound: 'Ääni',
  themes: { system: 'Teema: järjestelmän mukaan', light: 'Teema: vaalea', dark: 'Teema: tumma' },
};

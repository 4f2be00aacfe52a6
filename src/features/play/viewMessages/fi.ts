import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  heading: 'Lauta ja istumapaikat',
  table: 'Miten istutte',
  tables: {
    beside: 'Vierekkäin',
    facing: 'Vastakkain',
    sideOn: 'Omien takana',
    turning: 'Kääntö joka siirrolla',
  },
  tableHints: {
    beside: 'Molemmat katsovat ensimmäiseltä riviltä, niin kuin sääntöihin kuuluu.',
    facing: 'Istutte laudan eri päissä. Vastapuolen nappulat, kello ja tekstit ovat ylösalaisin.',
    sideOn: 'Kumpikin istuu omien nappuloidensa takana, ja kuninkaat juoksevat sivusuunnassa.',
    turning: 'Lauta kääntyy aina siirtovuoroiselle.',
  },
  blindfold: 'Sokkopeli',
  blindfoldHint: '(nappulat ovat piilossa, myös ruudunlukijalta)',
  flip: 'Käännä lauta',
  zen: 'Zen-tila (Z)',
  fullscreen: 'Koko näyttö',
  leaveFullscreen: 'Poistu koko näytöstä',
  done: 'Valmis',
};

import type { Translation } from '../../../i18n/messages.ts';
import { listed } from '../../../i18n/listed.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  elsewhere: 'Tätä peliä pelataan toisessa välilehdessä.',
  takeOver: 'Pelaa täällä',
  download: 'Lataa tiedot',
  dismiss: 'Sulje',
  told: {
    badLink: 'Linkin asemasta ei voi pelata. Pelisi säilyi ennallaan.',
    noGame: 'Linkin peliä ei ole tämän selaimen tallennetuissa peleissä.',
    noHint: 'Vihjettä ei saatu: tietokonepelaajaa ei voitu käynnistää.',
  },
  unknown: (parts, more) =>
    `Linkissä on tuntemattomia kohtia, ja ne jätettiin pois: ${listed(more > 0 ? [...parts, `${more} muuta`] : parts, ' ja ')}.`,
  trouble: {
    refused: 'Selain ei salli tallentamista: peli katoaa, kun suljet sivun.',
    full: 'Selaimen tallennustila on täynnä: peliä ei tästä eteenpäin tallenneta. Vapauta tilaa tai lataa tiedot.',
    outdated:
      'Täällä on jo käytetty sovelluksen uudempaa versiota, joten tämä ei voi tallentaa. Lataa sivu uudelleen.',
    blocked:
      'Sovelluksen vanhempi versio on auki toisessa välilehdessä. Sulje se ja lataa sivu uudelleen; siihen asti mitään ei tallenneta.',
    unreadable: 'Tallennettua peliä ei voitu lukea. Se jätettiin ennalleen, ja laudalla on toinen peli.',
    newer:
      'Tallennettu peli on sovelluksen uudemmasta versiosta. Se jätettiin ennalleen, ja laudalla on toinen peli.',
  },
};

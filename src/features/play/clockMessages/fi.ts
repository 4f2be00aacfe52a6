import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  clock: { white: 'Valkean kello', black: 'Mustan kello' },
  adds: (clock, seconds) => `${clock}, lisää sekunteja joka siirrosta: ${seconds}`,
  gift: '+15 s',
  give: { white: 'Anna valkealle 15 sekuntia', black: 'Anna mustalle 15 sekuntia' },
  pause: 'Tauko',
  resume: 'Jatka',
  paused: 'Tauko',
  pausedHint: 'Kellot ovat pysähdyksissä. Lauta tulee takaisin, kun jatkat.',
  pausedElsewhere: 'Kellot ovat pysähdyksissä. Lauta tulee takaisin, kun peli jatkuu toisessa välilehdessä.',
  goOn: 'Jatka peliä',
  setup: {
    legend: 'Kello',
    none: 'Ei kelloa',
    custom: 'Muu',
    kind: 'Lisäsekuntien tapa',
    kinds: { increment: 'Fischer', delay: 'Viive', bronstein: 'Bronstein' },
    kindHint: {
      increment: 'Sekunnit lisätään jokaisen siirron jälkeen.',
      delay: 'Kello odottaa joka siirrolla tämän verran ennen kuin lähtee käymään.',
      bronstein: 'Siirtoon kulunut aika palautetaan, enintään tämän verran.',
    },
    both: 'Kummallekin',
    white: 'Valkea',
    black: 'Musta',
    minutes: 'Minuutit',
    seconds: 'Sekunnit siirtoa kohti',
    unequal: 'Eri ajat valkealle ja mustalle',
  },
};

import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  title: 'Tietoja',
  lead: 'Racing Kingsin koti: kaksi armeijaa rinnakkain, kaksi kuningasta matkalla kahdeksannelle riville, eikä shakkeja lainkaan.',
  privacy: {
    heading: 'Mitä ohjelma tietää sinusta',
    text: 'Ei mitään. Sivun takana ei ole palvelinta, tilejä, evästeitä eikä kävijälaskuria. Pelisi ja asetuksesi pysyvät tässä selaimessa eivätkä muualla.',
  },
  licence: {
    heading: 'Vapaa ohjelma',
    text: 'Saat käyttää, tutkia, jakaa ja muuttaa ohjelmaa GNU General Public License -lisenssin version 3 tai uudemman ehdoilla. Nappulat, kirjasin ja kirjastot ovat muiden työtä:',
    credits: 'Tekijät',
    libraries: 'Kirjastot ja niiden lisenssit',
  },
  version: {
    heading: 'Versio',
    text: (version, commit) => `${version}, koottu lähteistä ${commit}`,
    unknown: 'joita ei tunneta',
  },
};

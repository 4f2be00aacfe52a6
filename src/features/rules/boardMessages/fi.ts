import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  tryAgain: 'Uudestaan',
  showMe: 'Näytä',
  playOn: 'Jatka peliä tästä',
  claim: 'Vaadi tasapeli',
  allowed: 'Sallittu',
  goesOn: {
    white: 'Peli jatkuu, ja on valkean vuoro.',
    black: 'Peli jatkuu, ja on mustan vuoro.',
  },
  actions: {
    resign: { white: 'Valkea luovuttaa', black: 'Musta luovuttaa' },
    flag: { white: 'Valkean aika loppuu', black: 'Mustan aika loppuu' },
  },
};

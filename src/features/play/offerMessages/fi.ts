import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  accept: 'Hyväksy tasapeli',
  decline: 'Hylkää',
  claim: {
    threefold: 'Vaadi tasapeli: sama asema kolmesti',
    fifty: 'Vaadi tasapeli: viisikymmentä siirtoa ilman lyöntiä',
    withMove: {
      threefold: (move) => `Vaadi tasapeli siirrolla ${move}: sama asema kolmesti`,
      fifty: (move) => `Vaadi tasapeli siirrolla ${move}: viisikymmentä siirtoa ilman lyöntiä`,
    },
  },
};

import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  legend: 'Alkuasema',
  usual: 'Tavallinen',
  random: 'Arvottu',
  position: 'Oma asema',
  randomHint: 'Nappulat arvotaan, mustan asema on valkean peilikuva: kummallakin on sama asema.',
  fen: 'Asema (FEN)',
  strict: 'Tiukka peli: ei siirtojen perumista, vihjeitä eikä tietokonetta vastaan lisäaikaa',
};

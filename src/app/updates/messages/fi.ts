import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  ready: 'Uusi versio on valmis. Pelisi säilyy.',
  reload: 'Lataa uudelleen',
  later: 'Myöhemmin',
};

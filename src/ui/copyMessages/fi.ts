import type { Translation } from '../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  copied: 'Kopioitu',
  refused: 'Selain ei sallinut kopiointia. Valitse teksti ja kopioi se itse.',
};

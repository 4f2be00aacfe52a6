import { defineMessages } from '../i18n/messages.ts';
import { en } from './proofMessages/en.ts';

export const proofMessages = defineMessages(en, {
  ru: async () => (await import('./proofMessages/ru.ts')).ru,
  fi: async () => (await import('./proofMessages/fi.ts')).fi,
});

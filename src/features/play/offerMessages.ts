import { defineMessages } from '../../i18n/messages.ts';
import { en } from './offerMessages/en.ts';

export const offerMessages = defineMessages(en, {
  ru: async () => (await import('./offerMessages/ru.ts')).ru,
  fi: async () => (await import('./offerMessages/fi.ts')).fi,
});

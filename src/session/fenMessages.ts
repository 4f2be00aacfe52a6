import { defineMessages } from '../i18n/messages.ts';
import { en } from './fenMessages/en.ts';

export const fenMessages = defineMessages(en, {
  ru: async () => (await import('./fenMessages/ru.ts')).ru,
  fi: async () => (await import('./fenMessages/fi.ts')).fi,
});

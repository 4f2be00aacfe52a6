import { defineMessages } from '../../i18n/messages.ts';
import { en } from './setupMessages/en.ts';

export const setupMessages = defineMessages(en, {
  ru: async () => (await import('./setupMessages/ru.ts')).ru,
  fi: async () => (await import('./setupMessages/fi.ts')).fi,
});

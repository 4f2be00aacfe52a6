import { defineMessages } from '../../i18n/messages.ts';
import { en } from './boardMessages/en.ts';

export const boardMessages = defineMessages(en, {
  ru: async () => (await import('./boardMessages/ru.ts')).ru,
  fi: async () => (await import('./boardMessages/fi.ts')).fi,
});

import { defineMessages } from '../../i18n/messages.ts';
import { en } from './startMessages/en.ts';

export const startMessages = defineMessages(en, {
  ru: async () => (await import('./startMessages/ru.ts')).ru,
  fi: async () => (await import('./startMessages/fi.ts')).fi,
});

import { defineMessages } from '../../i18n/messages.ts';
import { en } from './laterMessages/en.ts';

export const laterMessages = defineMessages(en, {
  ru: async () => (await import('./laterMessages/ru.ts')).ru,
  fi: async () => (await import('./laterMessages/fi.ts')).fi,
});

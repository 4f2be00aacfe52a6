import { defineMessages } from '../../i18n/messages.ts';
import { en } from './viewMessages/en.ts';

export const viewMessages = defineMessages(en, {
  ru: async () => (await import('./viewMessages/ru.ts')).ru,
  fi: async () => (await import('./viewMessages/fi.ts')).fi,
});

import { defineMessages } from '../../i18n/messages.ts';
import { en } from './goalMessages/en.ts';

export const goalMessages = defineMessages(en, {
  ru: async () => (await import('./goalMessages/ru.ts')).ru,
  fi: async () => (await import('./goalMessages/fi.ts')).fi,
});

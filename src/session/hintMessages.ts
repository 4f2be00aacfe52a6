import { defineMessages } from '../i18n/messages.ts';
import { en } from './hintMessages/en.ts';

export const hintMessages = defineMessages(en, {
  ru: async () => (await import('./hintMessages/ru.ts')).ru,
  fi: async () => (await import('./hintMessages/fi.ts')).fi,
});

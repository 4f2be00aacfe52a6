import { defineMessages } from '../i18n/messages.ts';
import { en } from './copyMessages/en.ts';

export const copyMessages = defineMessages(en, {
  ru: async () => (await import('./copyMessages/ru.ts')).ru,
  fi: async () => (await import('./copyMessages/fi.ts')).fi,
});

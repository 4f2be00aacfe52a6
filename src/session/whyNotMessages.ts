import { defineMessages } from '../i18n/messages.ts';
import { en } from './whyNotMessages/en.ts';

export const whyNotMessages = defineMessages(en, {
  ru: async () => (await import('./whyNotMessages/ru.ts')).ru,
  fi: async () => (await import('./whyNotMessages/fi.ts')).fi,
});

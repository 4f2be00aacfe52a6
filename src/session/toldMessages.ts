import { defineMessages } from '../i18n/messages.ts';
import { en } from './toldMessages/en.ts';

export const toldMessages = defineMessages(en, {
  ru: async () => (await import('./toldMessages/ru.ts')).ru,
  fi: async () => (await import('./toldMessages/fi.ts')).fi,
});

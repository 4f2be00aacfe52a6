import { defineMessages } from '../../i18n/messages.ts';
import { en } from './messages/en.ts';

export const analysisMessages = defineMessages(en, {
  ru: async () => (await import('./messages/ru.ts')).ru,
  fi: async () => (await import('./messages/fi.ts')).fi,
});

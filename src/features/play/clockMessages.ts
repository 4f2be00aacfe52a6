import { defineMessages } from '../../i18n/messages.ts';
import { en } from './clockMessages/en.ts';

export const clockMessages = defineMessages(en, {
  ru: async () => (await import('./clockMessages/ru.ts')).ru,
  fi: async () => (await import('./clockMessages/fi.ts')).fi,
});

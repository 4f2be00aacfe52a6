import { defineMessages } from '../../i18n/messages.ts';
import { en } from './raceTextMessages/en.ts';

export const raceTextMessages = defineMessages(en, {
  ru: async () => (await import('./raceTextMessages/ru.ts')).ru,
  fi: async () => (await import('./raceTextMessages/fi.ts')).fi,
});

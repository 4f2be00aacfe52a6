import { defineMessages } from '../../i18n/messages.ts';
import { en } from './raceMessages/en.ts';

export const raceMessages = defineMessages(en, {
  ru: async () => (await import('./raceMessages/ru.ts')).ru,
  fi: async () => (await import('./raceMessages/fi.ts')).fi,
});

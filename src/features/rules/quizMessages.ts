import { defineMessages } from '../../i18n/messages.ts';
import { en } from './quizMessages/en.ts';

export const quizMessages = defineMessages(en, {
  ru: async () => (await import('./quizMessages/ru.ts')).ru,
  fi: async () => (await import('./quizMessages/fi.ts')).fi,
});

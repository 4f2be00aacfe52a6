import { defineMessages } from '../../i18n/messages.ts';
import { en } from './noticeMessages/en.ts';

export const noticeMessages = defineMessages(en, {
  ru: async () => (await import('./noticeMessages/ru.ts')).ru,
  fi: async () => (await import('./noticeMessages/fi.ts')).fi,
});

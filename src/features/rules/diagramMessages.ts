import { en } from '../../diagram/messages/en.ts';
import { defineMessages } from '../../i18n/messages.ts';

export const diagramMessages = defineMessages(en, {
  ru: async () => (await import('../../diagram/messages/ru.ts')).ru,
  fi: async () => (await import('../../diagram/messages/fi.ts')).fi,
});

import type { Translation } from '../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  language: 'Язык',
  sound: 'Звук',
  themes: { system: 'Оформление: как в системе', light: 'Оформление: светлое', dark: 'Оформление: тёмное' },
};

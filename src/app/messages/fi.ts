import type { Translation } from '../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  language: 'Kieli',
  sound: 'Ääni',
  themes: { system: 'Teema: järjestelmän mukaan', light: 'Teema: vaalea', dark: 'Teema: tumma' },
};

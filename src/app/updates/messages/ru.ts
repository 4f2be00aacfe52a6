import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  ready: 'Готова новая версия. Партия сохранится.',
  reload: 'Перезагрузить',
  later: 'Позже',
};

import type { Translation } from '../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  copied: 'Скопировано',
  refused: 'Браузер не разрешил копирование. Выделите текст и скопируйте его сами.',
};

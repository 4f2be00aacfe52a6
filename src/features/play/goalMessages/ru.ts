import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  short: 'Побеждает король, первым дошедший до восьмой горизонтали. Шахов быть не должно.',
  rules: 'Все правила',
};

import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  short: 'Ensimmäisenä kahdeksannelle riville ehtinyt kuningas voittaa. Shakata ei saa.',
  rules: 'Kaikki säännöt',
};

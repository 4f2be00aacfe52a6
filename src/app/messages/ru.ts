import type { Translation } from '../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  skip: 'К содержанию',
  menu: 'Меню',
  nav: 'Разделы',
  screens: {
    play: 'Игра',
    games: 'Мои партии',
    rules: 'Правила',
    site: 'Для сайта',
    settings: 'Настройки',
    about: 'О программе',
  },
  failure: {
    text: 'Не удалось загрузить страницу. Партия сохранена.',
    reload: 'Загрузить снова',
  },
  language: 'Язык',
  sound: 'Звук',
  themes: { system: 'Оформление: как в системе', light: 'Оформление: светлое', dark: 'Оформление: тёмное' },
};

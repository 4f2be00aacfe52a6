import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  title: 'О программе',
  lead: 'Дом для «гонки королей»: две армии стоят рядом, два короля бегут к восьмой горизонтали, и никаких шахов.',
  privacy: {
    heading: 'Что программа знает о вас',
    text: 'Ничего. За этой страницей нет сервера, нет учётных записей, cookie и счётчиков. Партии и настройки хранятся только в этом браузере.',
  },
  licence: {
    heading: 'Свободная программа',
    text: 'Её можно использовать, изучать, распространять и изменять на условиях GNU General Public License версии 3 или новее. Фигуры, шрифт и библиотеки созданы другими людьми:',
    credits: 'Авторы',
    libraries: 'Библиотеки и их лицензии',
  },
  version: {
    heading: 'Версия',
    text: (version, commit) => `${version}, собрана из ${commit}`,
    unknown: 'неизвестного кода',
  },
};

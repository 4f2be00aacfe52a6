import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  heading: 'Поделиться партией',
  link: 'Ссылка',
  linkHint: 'Вся партия — в самой ссылке. Кто её откроет, сможет посмотреть; никуда ничего не загружается.',
  copyLink: 'Копировать ссылку',
  send: 'Отправить…',
  tooLong: 'Партия слишком длинна для ссылки. Отправьте её в PGN.',
  text: 'Текстом',
  copyPgn: 'Копировать PGN',
  copyFen: 'Копировать FEN',
  pgnFile: 'Файл PGN',
  picture: 'Картинкой',
  pictureOf: 'Показанная позиция',
  animated: 'Анимация GIF',
  busy: (percent) => `GIF: ${percent} %`,
  failed: 'Не удалось создать картинку.',
  done: 'Скачано.',
  close: 'Готово',
  computer: (level) => `Компьютер, ${level}`,
  level: { easy: 'лёгкий', medium: 'средний', hard: 'сильный', max: 'в полную силу' },
};

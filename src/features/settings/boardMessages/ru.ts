import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const ru: Translation<typeof en> = {
  heading: 'Доска и фигуры',
  board: 'Доска',
  boards: { track: 'Дорожка', walnut: 'Орех', sea: 'Море', slate: 'Сланец', contrast: 'Контрастная' },
  pieces: 'Фигуры',
  sets: { classic: 'Классические', flat: 'Плоские', discs: 'Фишки', contrast: 'Контрастные' },
  coordinates: 'Координаты',
  places: { inside: 'На доске', outside: 'Рядом с доской', squares: 'На каждом поле', off: 'Нет' },
  animation: 'Движение фигур',
  speeds: { off: 'Нет', fast: 'Быстрое', normal: 'Обычное', slow: 'Медленное' },
  motionHint: 'Устройство просит меньше движения: фигуры не движутся, что бы здесь ни было выбрано.',
  size: 'Размер доски',
  blindfold: 'Игра вслепую',
  blindfoldHint:
    'Фигуры скрыты, а программа чтения с экрана называет только поля. Ходы по-прежнему объявляются.',
  soundHeading: 'Звук и вибрация',
  volume: 'Громкость',
  vibration: 'Вибрация на сенсорных экранах',
  onOff: { on: 'Включена', off: 'Выключена' },
};

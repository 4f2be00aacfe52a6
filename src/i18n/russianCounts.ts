import { plural } from './plural.ts';

/** A number of moves, as in `2 хода`. Only Russian chunks bring it along. */
export const russianMoves = (count: number): string =>
  `${count} ${plural('ru', count, { one: 'ход', few: 'хода', many: 'ходов', other: 'хода' })}`;

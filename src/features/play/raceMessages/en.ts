import { plural } from '../../../i18n/plural.ts';
import type { Color } from '../../../rules/board.ts';

const moves = (count: number): string =>
  plural('en', count, { one: `${count} move`, other: `${count} moves` });

const NAMES: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' };

/** The race meter. `count` is undefined where no way is open now. */
export const en = {
  toGo: (count: number | undefined) => (count === undefined ? 'no way' : `${moves(count)} to go`),
  distance: (color: Color, count: number | undefined) =>
    count === undefined
      ? `${NAMES[color]}’s king has no open way to the eighth rank now.`
      : count === 0
        ? `${NAMES[color]}’s king is on the eighth rank.`
        : `${NAMES[color]}’s king is ${moves(count)} from the eighth rank.`,
};

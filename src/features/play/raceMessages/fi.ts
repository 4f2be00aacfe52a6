import type { Translation } from '../../../i18n/messages.ts';
import { plural } from '../../../i18n/plural.ts';
import type { en } from './en.ts';

/** The nominative, and the genitive that goes with `päässä` and `johtaa`. */
const moves = (count: number): string =>
  plural('fi', count, { one: `${count} siirto`, other: `${count} siirtoa` });
const ofMoves = (count: number): string =>
  plural('fi', count, { one: `${count} siirron`, other: `${count} siirron` });

export const fi: Translation<typeof en> = {
  toGo: (count) => (count === undefined ? 'ei reittiä' : `${moves(count)} maaliin`),
  distance: (color, count) => {
    const king = color === 'white' ? 'Valkean kuningas' : 'Mustan kuningas';
    const toKing = color === 'white' ? 'Valkean kuninkaalla' : 'Mustan kuninkaalla';
    if (count === 0) return `${king} on kahdeksannella rivillä.`;
    return count === undefined
      ? `${toKing} ei ole nyt avointa reittiä kahdeksannelle riville.`
      : `${king} on ${ofMoves(count)} päässä kahdeksannesta rivistä.`;
  },
};

import { plural } from '../../../i18n/plural.ts';
import type { Color } from '../../../rules/board.ts';

const moves = (count: number): string =>
  plural('en', count, { one: `${count} move`, other: `${count} moves` });

const NAMES: Readonly<Record<Color, string>> = { white: 'White', black: 'Black' };

/** What the numbers of the race come to, for whoever asks. */
export const en = {
  leads: (color: Color, by: number | undefined) =>
    by === undefined ? `${NAMES[color]} leads the race.` : `${NAMES[color]} leads the race by ${moves(by)}.`,
  level: 'The race is level.',
  explanation:
    'They count the moves each king needs to the eighth rank over squares that nobody attacks now, as if nothing else moved. The flag marks who is nearer. It is a distance, not a judgement of who will win: ways open and close with every move.',
};

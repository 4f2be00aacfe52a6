import type { Role } from '../../rules/board.ts';
import type { SquareName } from '../../rules/squares.ts';
import type { DiagramMessages } from './en.ts';

const names: Readonly<Record<Role, readonly [one: string, several: string]>> = {
  king: ['kuningas', 'kuninkaat'],
  queen: ['daami', 'daamit'],
  rook: ['torni', 'tornit'],
  bishop: ['lähetti', 'lähetit'],
  knight: ['ratsu', 'ratsut'],
};

/** The ending follows the number as it is read out: h2:ssa (kahdessa), h1:ssä (yhdessä). */
const on = (square: SquareName): string => square + ('2368'.includes(square.charAt(1)) ? ':ssa' : ':ssä');

const list = (parts: readonly string[], last = ' ja '): string =>
  parts.length < 2 ? parts.join('') : parts.slice(0, -1).join(', ') + last + parts[parts.length - 1];

export const fi: DiagramMessages = {
  title: 'Racing Kings',
  army: ({ color, squares }) =>
    `${color === 'white' ? 'Valkealla' : 'Mustalla'} on ${list(
      squares.map(([role, at]) => `${names[role][at.length > 1 ? 1 : 0]} ${list(at.map(on))}`),
      ' sekä ',
    )}.`,
  turn: { white: 'Valkean siirtovuoro.', black: 'Mustan siirtovuoro.' },
};

import type { Role } from '../../rules/board.ts';
import type { Army } from '../army.ts';

const names: Readonly<Record<Role, readonly [one: string, several: string]>> = {
  king: ['the king', 'kings'],
  queen: ['the queen', 'queens'],
  rook: ['a rook', 'rooks'],
  bishop: ['a bishop', 'bishops'],
  knight: ['a knight', 'knights'],
};

const list = (parts: readonly string[]): string => new Intl.ListFormat('en-GB').format(parts);

export const en = {
  title: 'Racing Kings',
  army: ({ color, squares }: Army): string =>
    `${color === 'white' ? 'White' : 'Black'} has ${list(
      squares.map(([role, at]) => `${names[role][at.length > 1 ? 1 : 0]} on ${list(at)}`),
    )}.`,
  turn: { white: 'White to move.', black: 'Black to move.' },
};

export type DiagramMessages = typeof en;

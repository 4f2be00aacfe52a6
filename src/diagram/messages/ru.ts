import type { Role } from '../../rules/board.ts';
import type { DiagramMessages } from './en.ts';

const names: Readonly<Record<Role, readonly [one: string, several: string]>> = {
  king: ['король', 'короли'],
  queen: ['ферзь', 'ферзи'],
  rook: ['ладья', 'ладьи'],
  bishop: ['слон', 'слоны'],
  knight: ['конь', 'кони'],
};

const list = (parts: readonly string[]): string => new Intl.ListFormat('ru').format(parts);

export const ru: DiagramMessages = {
  title: 'Racing Kings',
  army: ({ color, squares }) =>
    `У ${color === 'white' ? 'белых' : 'чёрных'} ${squares
      .map(([role, at]) => `${names[role][at.length > 1 ? 1 : 0]} на ${list(at)}`)
      .join(', ')}.`,
  turn: { white: 'Ход белых.', black: 'Ход чёрных.' },
};

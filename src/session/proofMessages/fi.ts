import { listed } from '../../i18n/listed.ts';
import type { Translation } from '../../i18n/messages.ts';
import type { Role } from '../../rules/board.ts';
import { closedList } from './closed.ts';
import type { en } from './en.ts';

const NAMES: Readonly<Record<Role, string>> = {
  king: 'kuningas',
  queen: 'daami',
  rook: 'torni',
  bishop: 'lähetti',
  knight: 'ratsu',
};

const either = (parts: readonly string[]): string => listed(parts, ' tai ');

export const fi: Translation<typeof en> = {
  tooFar: 'Mustan kuningas oli liian kaukana.',
  closed: (squares) => `Mustan kuninkaan kaikki reitit olivat kiinni: ${closedList(squares, NAMES)}.`,
  missed: (moves) => `${either(moves)} olisi tuonut tasapelin.`,
  stood: (moves) =>
    `Se oli laudalla ${listed(
      moves.map((move) => (move === undefined ? 'alussa' : `siirron ${move} jälkeen`)),
      ' ja ',
    )}.`,
  stalemate: 'Jokainen jäljellä oleva siirto shakkaisi tai jättäisi oman kuninkaan uhatuksi.',
};

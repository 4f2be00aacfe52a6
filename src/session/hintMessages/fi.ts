import { listed } from '../../i18n/listed.ts';
import type { Translation } from '../../i18n/messages.ts';
import type { Role } from '../../rules/board.ts';
import type { en } from './en.ts';

const PARTITIVE: Readonly<Record<Role, string>> = {
  king: 'kuningasta',
  queen: 'daamia',
  rook: 'tornia',
  bishop: 'lähettiä',
  knight: 'ratsua',
};

const GENITIVE: Readonly<Record<Role, string>> = {
  king: 'kuninkaan',
  queen: 'daamin',
  rook: 'tornin',
  bishop: 'lähetin',
  knight: 'ratsun',
};

const and = (parts: readonly string[]): string => listed(parts, ' ja ');
const or = (parts: readonly string[]): string => listed(parts, ' tai ');

const squaresInto = (squares: readonly string[]): string =>
  `${squares.length > 1 ? 'ruutuihin' : 'ruutuun'} ${and(squares)}`;

export const fi: Translation<typeof en> = {
  headline: 'Vihje',
  showSquare: 'Minne?',
  showWhy: 'Miksi?',
  piece: (role, square) => `Katso ruudun ${square} ${PARTITIVE[role]}.`,
  move: (san) => `Paras siirto on ${san}.`,
  reasons: {
    wins: (square) => `Se voittaa heti: kuninkaasi pääsee ruutuun ${square}.`,
    draws: 'Se tekee tasapelin, eikä parempaa ole.',
    winsRace: (square, count) =>
      count === 1
        ? `Se voittaa kilpajuoksun: kuninkaasi pääsee ruutuun ${square} yhdellä siirrolla.`
        : `Se voittaa kilpajuoksun: kuninkaasi on ruudussa ${square} ${count} siirrolla, vastattiinpa mitä tahansa.`,
    stopsArrival: (squares) => `Muuten vastustajan kuningas pääsisi seuraavaksi ruutuun ${or(squares)}.`,
    removesGuard: (role, square, squares) =>
      `Se lyö ruudun ${square} ${GENITIVE[role]}, joka esti kuninkaasi pääsyn ${squaresInto(squares)}.`,
    captures: (role, square) => `Se lyö ruudun ${square} ${GENITIVE[role]}.`,
    guards: (squares) => `Se estää vastustajan kuninkaan pääsyn ${squaresInto(squares)}.`,
    runs: (left) =>
      left === 0
        ? 'Kuninkaasi pääsee maaliin, vaikka musta voi vielä seurata.'
        : `Kuninkaasi nousee rivin ylemmäs: maaliin on vielä ${left === 1 ? 'yksi rivi' : `${left} riviä`}.`,
    opensWay: (squares) => `Se avaa kuninkaallesi tien ${squaresInto(squares)}.`,
    saves: (role, square) => `Muuten vastustaja lyö ruudun ${square} ${GENITIVE[role]}.`,
    onlyMove: 'Se on ainoa sallittu siirto.',
  },
  simplyBest: 'Se on yksinkertaisesti vahvin siirto tässä.',
};

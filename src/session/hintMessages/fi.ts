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

const inMoves = (count: number): string => (count === 1 ? 'yhdellä siirrolla' : `${count} siirrolla`);

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
      square === undefined
        ? `Se voittaa kilpajuoksun: kuninkaasi pääsee maaliin enintään ${inMoves(count)}, vastattiinpa mitä tahansa.`
        : `Se voittaa kilpajuoksun: parasta puolustusta vastaan kuninkaasi pääsee ${inMoves(count)} ruutuun ${square}.`,
    holdsOut: (count) =>
      `Kilpajuoksu on hävitty, ja tämä pitkittää sitä eniten: vastustajan kuningas pääsee maaliin ${inMoves(count)}.`,
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

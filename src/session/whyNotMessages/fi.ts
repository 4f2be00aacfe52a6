import { listed } from '../../i18n/listed.ts';
import type { Translation } from '../../i18n/messages.ts';
import type { Role } from '../../rules/board.ts';
import type { en, Standing } from './en.ts';

const ROLES: Readonly<Record<Role, string>> = {
  king: 'kuningas',
  queen: 'daami',
  rook: 'torni',
  bishop: 'lähetti',
  knight: 'ratsu',
};

const list = (parts: readonly string[]): string => listed(parts, ' ja ');

const pieces = (standing: readonly Standing[]): string =>
  list(standing.map(({ role, square }) => `${ROLES[role]} ${square}`));

/** The verb agrees with how many attack. */
const threaten = (standing: readonly Standing[]): string =>
  `${standing.length > 1 ? 'uhkaisivat' : 'uhkaisi'} ${pieces(standing)}`;

const check = (standing: readonly Standing[]): string =>
  `${pieces(standing)} ${standing.length > 1 ? 'shakkaisivat' : 'shakkaisi'}`;

const WAYS: Readonly<Record<Role, string>> = {
  king: 'Kuningas siirtyy ruudun kerrallaan',
  queen: 'Daami liikkuu linjoja, rivejä ja vinorivejä pitkin',
  rook: 'Torni liikkuu linjoja ja rivejä pitkin',
  bishop: 'Lähetti liikkuu vinoriveillä',
  knight: 'Ratsu hyppää kaksi ruutua yhteen suuntaan ja yhden sivulle',
};

export const fi: Translation<typeof en> = {
  headline: 'Ei sallittu',
  again: 'Yritä uudelleen, niin näet miksi.',
  leavesKingInCheck: (move, attackers) => `${move} ei ole sallittu: kuningasta ${threaten(attackers)}.`,
  discoversOwnKing: (move, moved, attackers, king) =>
    `${move} ei ole sallittu: ${ROLES[moved.role]} suojaa ruudun ${king} kuningasta, jota muuten ${threaten(attackers)}.`,
  givesCheck: (move, moved, king) =>
    `${move} ei ole sallittu: ${ROLES[moved.role]} shakkaisi ruudun ${king} kuningasta.`,
  discoversCheck: (move, attackers, king) =>
    `${move} ei ole sallittu: linja avautuisi, ja ${check(attackers)} ruudun ${king} kuningasta.`,
  also: {
    givesCheck: (moved, king) => `Lisäksi ${ROLES[moved.role]} shakkaisi ruudun ${king} kuningasta.`,
    discoversCheck: (attackers, king) =>
      `Lisäksi linja avautuisi, ja ${check(attackers)} ruudun ${king} kuningasta.`,
  },
  gameOver: 'Peli on päättynyt.',
  noPiece: (square) => `Ruudussa ${square} ei ole nappulaa.`,
  notYourPiece: { white: 'On valkean siirtovuoro.', black: 'On mustan siirtovuoro.' },
  ownPieceThere: ({ role, square }) => `Ruudussa ${square} on oma ${ROLES[role]}.`,
  pieceCannotReach: ({ role, square }, to) =>
    `${WAYS[role]}, joten ruudusta ${square} ei pääse ruutuun ${to}.`,
  blocked: (_moved, to, by) => `Ruutuun ${to} ei pääse: tiellä on ${ROLES[by.role]} ruudussa ${by.square}.`,
};

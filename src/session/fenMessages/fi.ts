import type { Translation } from '../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  fields: 'FEN-merkkijonossa on neljästä kuuteen osaa välilyönnein erotettuina.',
  rankCount: 'FEN-merkkijonossa on kahdeksan riviä vinoviivoin erotettuina.',
  rankWidth: (rank) => `Rivillä ${rank} ei ole kahdeksaa ruutua.`,
  adjacentDigits: (rank) => `Rivillä ${rank} on kaksi numeroa peräkkäin.`,
  badPiece: (rank, text) => `Rivillä ${rank} on ”${text}”, joka ei ole nappula.`,
  pawn: 'Kuninkaiden kilpajuoksussa ei ole sotilaita.',
  kingCount: {
    white: 'Valkealla on oltava täsmälleen yksi kuningas.',
    black: 'Mustalla on oltava täsmälleen yksi kuningas.',
  },
  badTurn: (text) => `Siirtovuoro on ”w” tai ”b”, ei ”${text}”.`,
  castling: 'Kuninkaiden kilpajuoksussa ei linnoiteta: kolmannen osan on oltava ”-”.',
  enPassant: 'Kuninkaiden kilpajuoksussa ei ole ohestalyöntiä: neljännen osan on oltava ”-”.',
  badCounter: (text) => `”${text}” ei ole siirtojen määrä.`,
  kingAttacked: (color, king) =>
    `${color === 'white' ? 'Valkean' : 'Mustan'} kuningas ruudussa ${king} on shakissa, mikä ei ole mahdollista.`,
  bothReachedBlackToMove: 'Kun molemmat kuninkaat ovat kahdeksannella rivillä, vuoro ei voi olla mustalla.',
};

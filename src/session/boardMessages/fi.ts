import type { Translation } from '../../i18n/messages.ts';
import type * as en from './en.ts';

export const moveWords: Translation<typeof en.moveWords> = {
  pieces: {
    white: {
      king: 'valkea kuningas',
      queen: 'valkea daami',
      rook: 'valkea torni',
      bishop: 'valkea lähetti',
      knight: 'valkea ratsu',
    },
    black: {
      king: 'musta kuningas',
      queen: 'musta daami',
      rook: 'musta torni',
      bishop: 'musta lähetti',
      knight: 'musta ratsu',
    },
  },
  moved: (number, piece, from, to) => `${number}: ${piece} ${from} – ${to}.`,
  captured: (number, piece, from, to, taken) => `${number}: ${piece} ${from} – ${to}, lyönti: ${taken}.`,
  lastReply: 'Valkean kuningas on maalissa. Mustalla on yksi siirto aikaa päästä perässä.',
};

export const outcomeWords: Translation<typeof en.outcomeWords> = {
  toMove: { white: 'Valkean siirtovuoro', black: 'Mustan siirtovuoro' },
  verdict: { white: 'Valkea voitti', black: 'Musta voitti', draw: 'Tasapeli' },
  reasons: {
    whiteReached: 'Valkean kuningas pääsi maaliin, eikä mustan kuningas seurannut.',
    blackReached: 'Mustan kuningas pääsi ensimmäisenä kahdeksannelle riville.',
    bothReached: 'Molemmat kuninkaat pääsivät perille: valkea ensin, musta viimeisellä vastasiirrollaan.',
    stalemate: 'Patti: siirtovuorossa olevalla ei ole yhtään sallittua siirtoa.',
    fiftyRace:
      'Valkean maaliintulo täytti viisikymmentä siirtoa ilman lyöntejä, kun musta olisi vielä päässyt perässä.',
    seventyFive: 'Kumpikin on tehnyt seitsemänkymmentäviisi siirtoa ilman lyöntejä.',
    fivefold: 'Sama asema toistui viidesti.',
  },
};

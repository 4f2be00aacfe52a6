import type { Translation } from '../../i18n/messages.ts';
import type { en, moveWords as enMoveWords, outcomeWords as enOutcomeWords } from './en.ts';

export const moveWords: Translation<typeof enMoveWords> = {
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

export const outcomeWords: Translation<typeof enOutcomeWords> = {
  toMove: { white: 'Valkean siirtovuoro', black: 'Mustan siirtovuoro' },
  verdict: { white: 'Valkea voitti', black: 'Musta voitti', draw: 'Tasapeli' },
  reasons: {
    whiteReached: 'Valkean kuningas pääsi kahdeksannelle riville, eikä mustan kuningas seurannut perässä.',
    blackReached: 'Mustan kuningas pääsi ensimmäisenä kahdeksannelle riville.',
    bothReached:
      'Molemmat kuninkaat pääsivät kahdeksannelle riville: valkea ensin ja musta viimeisellä vastasiirrollaan.',
    stalemate: 'Patti: siirtovuorossa olevalla ei ole yhtään sallittua siirtoa.',
    fiftyRace:
      'Valkean maaliintulo täytti viisikymmentä siirtoa ilman lyöntejä, kun musta olisi vielä päässyt perässä.',
    seventyFive: 'Kumpikin on tehnyt seitsemänkymmentäviisi siirtoa ilman lyöntejä.',
    fivefold: 'Sama asema toistui viidesti.',
  },
};

export const fi: Translation<typeof en> = {
  ...moveWords,
  ...outcomeWords,
  colors: { white: 'Valkea', black: 'Musta' },
  takenBack: (number, toMove) => `Siirto peruttu, asema ennen siirtoa ${number}. ${toMove}.`,
  declined: { white: 'Valkea hylkäsi tasapelin.', black: 'Musta hylkäsi tasapelin.' },
  newGame: (toMove) => `Uusi peli. ${toMove}.`,
  held: {
    headline: 'Musta ehtii perään',
    text: (move, replies) =>
      `Siirron ${move} jälkeen musta saa tasapelin siirrolla ${new Intl.ListFormat('fi', { type: 'disjunction' }).format(replies)}.`,
    play: 'Siirrä silti',
    back: 'Mieti vielä',
  },
  confirm: {
    headline: 'Vahvista siirtosi',
    text: (move) => `${move} odottaa: valitse ruutu uudelleen.`,
    play: 'Tee siirto',
    back: 'Takaisin',
  },
  premove: {
    set: (n, piece, from, to) => `Ennakkosiirto ${n}: ${piece} ${from} – ${to}.`,
    dropped: (from, to) => `Ennakkosiirto ${from} – ${to} ei ole enää mahdollinen.`,
    cancelled: 'Ennakkosiirrot peruttu.',
  },
  reasons: {
    ...outcomeWords.reasons,
    threefold: 'Sama asema toistui kolmesti, ja pelaaja vaati tasapelin.',
    fifty: 'Kumpikin teki viisikymmentä siirtoa ilman lyöntejä, ja pelaaja vaati tasapelin.',
    agreement: 'Pelaajat sopivat tasapelistä.',
  },
  resigned: { white: 'Valkea luovutti.', black: 'Musta luovutti.' },
  flagged: { white: 'Valkean aika loppui.', black: 'Mustan aika loppui.' },
};

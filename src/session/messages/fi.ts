import { listed } from '../../i18n/listed.ts';
import type { Translation } from '../../i18n/messages.ts';
import { moveWords, outcomeWords } from '../boardMessages/fi.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  ...moveWords,
  ...outcomeWords,
  colors: { white: 'Valkea', black: 'Musta' },
  takenBack: (number, toMove) => `Siirto peruttu, asema ennen siirtoa ${number}. ${toMove}.`,
  offers: { white: 'Valkea tarjoaa tasapeliä', black: 'Musta tarjoaa tasapeliä' },
  declined: { white: 'Valkea hylkäsi tasapelin.', black: 'Musta hylkäsi tasapelin.' },
  newGame: (toMove) => `Uusi peli. ${toMove}.`,
  held: {
    headline: 'Musta ehtii perään',
    text: (move, replies) =>
      `Siirron ${move} jälkeen musta saa tasapelin siirrolla ${listed(replies, ' tai ')}.`,
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

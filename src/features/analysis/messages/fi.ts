import type { Translation } from '../../../i18n/messages.ts';
import { plural } from '../../../i18n/plural.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  heading: 'Analyysi',
  engine: 'Moottori',
  begin: 'Selaa peliä taaksepäin, niin moottori arvioi jokaisen aseman.',
  unavailable: 'Moottoria ei saatu käyntiin.',
  chances: 'Mahdollisuudet',
  whiteWins: 'Valkea voittaa',
  draw: 'Tasapeli',
  blackWins: 'Musta voittaa',
  over: 'Peli päättyy tähän.',
  lines: (depth) => `Parhaat siirrot, syvyys ${depth}`,
  surely: 'Parhaat siirrot, varmasti tiedossa',
  thinking: 'Moottori miettii…',
  score: (white, draw, black) => `valkea ${white}, tasapeli ${draw}, musta ${black}`,
  turning: 'Käännekohdat',
  progress: 'Tutkittuja asemia',
  none: 'Yksikään siirto ei juuri muuttanut mahdollisuuksia.',
  grade: { mistake: 'Virhe', blunder: 'Paha virhe' },
  fell: {
    white: (before, after) => `Valkean mahdollisuudet putosivat: ${before} → ${after}.`,
    black: (before, after) => `Mustan mahdollisuudet putosivat: ${before} → ${after}.`,
  },
  better: (move) => `Parempi olisi ollut ${move}.`,
  found: (count) =>
    `Koko peli on käyty läpi: ${plural('fi', count, { one: 'yksi käännekohta', other: `${count} käännekohtaa` })}.`,
  first: {
    heading: 'Ensimmäiset siirrot',
    source: (games, each) =>
      `Näin päättyi ${games} peliä, jotka moottori pelasi itseään vastaan: ${each} kutakin ensimmäistä siirtoa kohti, tuhat asemaa siirtoa kohti. Valkealle parhaat ovat ylimpinä, ja tämän pelin siirto on merkitty.`,
    move: 'Siirto',
    games: 'Pelejä',
    played: '(tässä pelissä)',
  },
};

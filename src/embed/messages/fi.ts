import { squareName, type Square } from '../../rules/squares.ts';
import type * as en from './en.ts';

export { fi as diagramWords } from '../../diagram/messages/fi.ts';
export { moveWords, outcomeWords } from '../../session/boardMessages/fi.ts';

const list = (squares: readonly Square[]): string =>
  new Intl.ListFormat('fi').format(squares.map(squareName));

export const fenSentence: typeof en.fenSentence = (error) => {
  switch (error.code) {
    case 'empty':
      return 'FEN on tyhjä.';
    case 'tooLong':
      return 'FEN on liian pitkä.';
    case 'tooFewFields':
      return 'FEN on vajaa: siihen kuuluvat lauta, siirtovuoro, linnoitus ja ohestalyönti.';
    case 'tooManyFields':
      return `FENissä on liikaa kenttiä: ${error.text}`;
    case 'rankCount':
      return 'FENin laudassa ei ole kahdeksaa riviä.';
    case 'rankWidth':
      return `FENin rivillä ${error.rank} ei ole kahdeksaa ruutua: ${error.text}`;
    case 'adjacentDigits':
      return `FENin rivillä ${error.rank} on kaksi numeroa peräkkäin: ${error.text}`;
    case 'badPiece':
      return `FENin rivillä ${error.rank} on merkki, joka ei ole nappula: ${error.text}`;
    case 'pawn':
      return `FENin rivillä ${error.rank} on sotilas, eikä Racing Kingsissä ole sotilaita.`;
    case 'kingCount':
      return `${error.color === 'white' ? 'Valkeita' : 'Mustia'} kuninkaita pitää olla yksi, mutta FENissä niitä on ${error.count}.`;
    case 'badTurn':
      return `Siirtovuoro merkitään w tai b, ei ${error.text}`;
    case 'castling':
      return `Racing Kingsissä ei linnoiteta: kenttään kuuluu viiva, ei ${error.text}`;
    case 'enPassant':
      return `Racing Kingsissä ei ole ohestalyöntiä: kenttään kuuluu viiva, ei ${error.text}`;
    case 'badCounter':
      return `FENin siirtolaskuri ei ole mahdollinen luku: ${error.text}`;
    case 'kingAttacked':
      return `${error.color === 'white' ? 'Valkea' : 'Musta'} kuningas on shakissa (${list(error.checkers)}), eikä Racing Kingsissä voi olla shakkeja.`;
    case 'bothReachedBlackToMove':
      return 'Molemmat kuninkaat ovat kahdeksannella rivillä mustan siirtovuorolla, eikä siihen voi pelissä päätyä.';
  }
};

export const whySentence: typeof en.whySentence = (reason) => {
  switch (reason.kind) {
    case 'leavesKingInCheck':
      return `Kuninkaasi joutuisi shakkiin: ${list(reason.checkers)}.`;
    case 'discoversOwnKing':
      return `Siirto avaisi linjan omaan kuninkaaseesi, shakki: ${list(reason.checkers)}.`;
    case 'givesCheck':
      return 'Siirto shakkaisi, eikä se ole sallittua.';
    case 'discoversCheck':
      return `Siirto avaisi shakin (${list(reason.checkers)}), eikä se ole sallittua.`;
    case 'blocked':
      return `Ruudussa ${squareName(reason.by)} oleva nappula on tiellä.`;
    case 'noPiece':
      return 'Siinä ruudussa ei ole nappulaa.';
    case 'notYourPiece':
      return 'Nyt on toisen osapuolen siirtovuoro.';
    case 'ownPieceThere':
      return 'Ruudussa on oma nappulasi.';
    case 'pieceCannotReach':
      return 'Nappula ei liiku niin.';
    case 'gameOver':
      return 'Peli on päättynyt.';
  }
};

export const flip = 'Käännä lauta';

export const boardWords: typeof en.boardWords = {
  board: 'Lauta. Nuolinäppäimet liikkuvat ruuduilla, Enter nostaa ja laskee nappulan.',
  empty: (square) => `${square}, tyhjä`,
  occupied: (square, piece) => `${square}, ${piece}`,
  selected: (text) => `${text}, valittu`,
  move: 'Siirto',
  movePlaceholder: 'Siirto, esimerkiksi Kh3',
  enter: 'Siirrä',
  notAMove: (text) => `${text} ei ole siirto tässä asemassa.`,
};

export const playWords: typeof en.playWords = {
  newGame: 'Uusi peli',
  takeBack: 'Peru siirto',
  hint: 'Vihje',
  level: 'Vahvuus',
  levels: { easy: 'Helppo', medium: 'Keskitaso', hard: 'Vaikea' },
  side: 'Sinä pelaat',
  sides: { white: 'Valkealla', black: 'Mustalla', random: 'Arvotulla' },
  yourMove: {
    white: 'Sinun vuorosi, pelaat valkealla.',
    black: 'Sinun vuorosi, pelaat mustalla.',
  },
  thinking: 'Tietokone miettii…',
  noOpponent: 'Tietokone ei voi pelata tässä selaimessa. Voit siirtää molempia puolia.',
  hintMove: (from, to) => `${from} – ${to} näyttää hyvältä.`,
};

export const replayWords: typeof en.replayWords = {
  first: 'Alkuasema',
  previous: 'Edellinen siirto',
  next: 'Seuraava siirto',
  last: 'Loppuasema',
  game: 'Peli',
  noGame: 'Tässä PGN:ssä ei ole peliä.',
  tooLarge: 'Pelitiedosto on liian suuri.',
  notFetched: 'Pelitiedostoa ei voitu ladata.',
  badFen: (text) => `FEN ei ole Racing Kings -asema: ${text}`,
  otherVariant: (variant) => `Tämä peli on muunnelmaa ${variant}, ei Racing Kingsiä.`,
  atLine: (line, text) => `PGN:n rivi ${line}: ${text}`,
  notUnderstood: (text) => `”${text}” ei ole siirto, jonka siinä voi tehdä.`,
};

export const puzzleWords: typeof en.puzzleWords = {
  find: { white: 'Valkean siirto: etsi paras.', black: 'Mustan siirto: etsi paras.' },
  good: 'Oikein. Jatka.',
  wrong: 'Ei se. Yritä uudelleen.',
  solved: 'Ratkaistu!',
  failed: (solution) => `Ei ratkennut. Ratkaisu: ${solution}`,
  again: 'Yritä uudelleen',
  solution: 'Näytä ratkaisu',
  hint: 'Vihje',
  hintPiece: (square) => `Katso ruudun ${square} nappulaa.`,
  noSolution: 'Tehtävällä ei ole pelattavaa ratkaisua.',
};

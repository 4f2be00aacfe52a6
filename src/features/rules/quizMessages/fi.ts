import { listed } from '../../../i18n/listed.ts';
import type { Translation } from '../../../i18n/messages.ts';
import { plural } from '../../../i18n/plural.ts';
import type { en } from './en.ts';

const list = (parts: readonly string[]): string => listed(parts, ' ja ');

export const fi: Translation<typeof en> = {
  lead: (count) =>
    `${count} ${plural('fi', count, { one: 'kysymys', other: 'kysymystä' })}. Vastauksesi säilyvät tällä laitteella.`,
  list: 'Kysymykset',
  number: (number) => `Kysymys ${number}`,
  of: (number, count) => `Kysymys ${number}/${count}`,
  states: { right: 'oikein', wrong: 'väärin' },
  answers: 'Vastauksesi',
  yes: 'Sallittu',
  no: 'Ei sallittu',
  consequences: {
    whiteWins: 'Valkea on voittanut',
    blackWins: 'Musta on voittanut',
    draw: 'Tasapeli',
    goesOn: 'Peli jatkuu',
  },
  hints: {
    point: 'Paina ruutuja ja tarkista sitten vastauksesi.',
    find: 'Tee siirto laudalla.',
  },
  check: 'Tarkista vastaus',
  right: 'Oikein!',
  wrong: 'Ei aivan',
  missed: (squares) => `Vielä puuttuu: ${list(squares)}.`,
  extra: (squares) => `Ei kuulu joukkoon: ${list(squares)}.`,
  tryAgain: 'Uudestaan',
  showMe: 'Näytä',
  next: 'Seuraava kysymys',
  result: 'Tuloksesi',
  score: (right, count) => `Oikein ${right}/${count}`,
  verdict: {
    all: 'Osaat säännöt. Nyt pelaamaan!',
    some: 'Palaa kysymyksiin, jotka menivät väärin, tai ala pelata: lauta selittää jokaisen siirron, jota se ei salli.',
  },
  restart: 'Aloita alusta',
  play: 'Pelaa',
  questions: {
    rookCheck: {
      question: 'Valkea siirtää tornin ruudusta h1 ruutuun h5. Onko se sallittua?',
      why: 'Mikään siirto ei saa shakata.',
    },
    behindKnight: {
      question: 'Valkea siirtää tornin ruudusta d1 ruutuun d3, ratsun taakse. Onko se sallittua?',
      why: 'Ratsu d4 on tornin ja kuninkaan välissä, joten mitään ei uhata. Ratsu sen sijaan ei saa lähteä.',
    },
    looseRook: {
      question: 'Mikään ei suojaa tornia d4. Saako daami lyödä sen?',
      why: 'Shakkaava lyönti on kielletty siinä missä muutkin shakit: kuningas b4 suojaa kaikkea, mikä seisoo sen linjoilla.',
    },
    frozen: {
      question: 'Mitkä valkean nappulat eivät voi liikkua lainkaan? Osoita ne.',
      why: 'Ratsu c2 seisoo lähetin d1 edessä ja ratsu e4 tornin h4 edessä. Hyppäsivätpä ne minne tahansa, linja mustan kuninkaaseen avautuisi.',
    },
    kingOnLine: {
      question: 'Osoita jokainen ruutu, johon valkean kuningas saa siirtyä.',
      why: 'Kuningas on oman torninsa ja mustan kuninkaan välissä. Linja pysyy kiinni vain, jos se menee ruutuun c4 tai e4.',
    },
    arrivesFirst: {
      question: 'Valkean kuningas astuu ruutuun g8. Mitä nyt?',
      why: 'Mustalla on vielä yksi siirto, koska sen kuningas ehtii myös kahdeksannelle riville. Peli päättyy siihen vastaukseen.',
    },
    bothArrive: {
      question: 'Valkea on perillä, ja musta vastaa siirtämällä kuninkaan ruutuun c8. Mikä on tulos?',
      why: 'Molemmat kuninkaat ovat perillä: valkea ehti ensin, ja musta seurasi heti. Se on tasapeli.',
    },
    blackArrives: {
      question:
        'Kummatkin kuninkaat ovat seitsemännellä rivillä. On mustan vuoro, ja sen kuningas astuu ruutuun b8. Mitä nyt?',
      why: 'Vain mustalla voi olla lisäsiirto, koska valkea aloitti pelin. Jos musta ehtii ensin, peli päättyy heti.',
    },
    lastReply: {
      question: 'Valkea on perillä. Osoita ruudut, joihin mustan kuningas voi siirtyä ja saada tasapelin.',
      why: 'Kuninkaan on päästävä kahdeksannelle riville juuri tällä siirrolla. Lähetti h2 uhkaa ruutua b8, joten jäljelle jäävät a8 ja c8.',
    },
    rightSquare: {
      question:
        'Valkean kuningas pääsee perille kahteen ruutuun, mutta vain toinen voittaa. Etsi voittosiirto.',
      why: 'Torni sulkee ruudun c8 ja lähetti ruudun d8. Ruudusta f8 kuningas sulkee itse ruudun e8, eikä musta pääse perässä. Ruudusta g8 se ei sitä tekisi.',
    },
    closeRank: {
      question: 'Musta on pääsemässä perille. Etsi valkean ainoa siirto, joka estää sen.',
      why: 'Ruudussa h8 torni vartioi koko kahdeksatta riviä, eikä mustan kuningas saa astua uhattuun ruutuun.',
    },
    onlySquare: {
      question: 'Valkea on perillä. Etsi mustan ainoa siirto, jolla syntyy tasapeli.',
      why: 'Lähetti h2 uhkaa ruutua b8 ja torni c1 ruutua c8. Jäljellä on vain a8.',
    },
    loneKings: {
      question: 'Mustan kuningas lyö viimeisen tornin, ja laudalle jää kaksi kuningasta. Mitä nyt?',
      why: 'Yksinäinenkin kuningas voi voittaa kilpajuoksun, joten nappuloiden puute ei tee pelistä tasapeliä.',
    },
    onlyChecks: {
      question: 'Valkean daami siirtyy ruutuun b3. Mustalla on vielä ratsu, joka voisi hypätä. Mitä nyt?',
      why: 'Mustan kuninkaalla ei ole turvallista ruutua, ja ratsun kumpikin hyppy shakkaisi. Jos sallittuja siirtoja ei ole, syntyy patti eli tasapeli.',
    },
    noReplyLeft: {
      question: 'Valkean kuningas astuu ruutuun g8, eikä mustalla ole yhtään sallittua siirtoa. Mitä nyt?',
      why: 'Valkea voittaa. Kilpajuoksu ratkaisee ensin: patti se olisi ollut vain, jos valkea ei olisi päässyt perille.',
    },
  },
};

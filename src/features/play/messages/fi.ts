import type { Translation } from '../../../i18n/messages.ts';
import { plural } from '../../../i18n/plural.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  title: 'Pelaa',
  board: 'Lauta',
  goal: {
    short: 'Ensimmäisenä kahdeksannelle riville ehtinyt kuningas voittaa. Shakata ei saa.',
    rule: 'Vie kuninkaasi kahdeksannelle riville, ruutulipun viivalle, ennen vastustajan kuningasta.',
    noCheck: 'Shakata ei saa, eikä omaa kuningastaan saa jättää uhatuksi.',
    reply: 'Jos valkea ehtii ensin, mustalla on vielä yksi siirto päästä perille ja saada tasapeli.',
  },
  players: {
    you: 'Sinä',
    computer: 'Tietokone',
    atTheTable: 'Laudalla',
    level: { easy: 'Helppo', medium: 'Keskitaso', hard: 'Vaikea', max: 'Täysi vahvuus' },
  },
  status: {
    yourMove: 'Sinun vuorosi',
    thinking: 'Tietokone miettii',
    premoves: (count) => plural('fi', count, { one: 'Yksi ennakkosiirto', other: `${count} ennakkosiirtoa` }),
    cancelPremoves: 'Peru',
    lastReply: 'Valkea on maalissa. Mustalla on yksi vastasiirto.',
    lookingBack: 'Katselet aiempaa asemaa.',
    toLive: 'Takaisin peliin',
  },
  bot: {
    unavailable: 'Tietokonepelaajaa ei saatu käynnistettyä.',
    retry: 'Yritä uudelleen',
  },
  moves: {
    heading: 'Siirrot',
    none: {
      white: 'Ei vielä siirtoja. Valkea aloittaa.',
      black: 'Ei vielä siirtoja. Musta aloittaa.',
      over: 'Ei siirtoja.',
    },
    first: 'Alkuun',
    previous: 'Siirto taaksepäin',
    next: 'Siirto eteenpäin',
    last: 'Viimeisin asema',
  },
  actions: {
    view: 'Lauta ja istumapaikat',
    boardSize: 'Laudan koko',
    leaveZen: 'Poistu zen-tilasta',
    newGame: 'Uusi peli',
    takeBack: 'Peru siirto',
    flip: 'Käännä lauta',
    offerDraw: 'Tarjoa tasapeliä',
    resign: 'Luovuta',
    resignSure: 'Varmasti?',
    resignHint: 'Paina uudelleen, niin luovutat.',
  },
  offer: {
    withMove: 'Tasapeliä tarjotaan seuraavan siirron yhteydessä.',
    standing: {
      white: 'Valkea tarjoaa tasapeliä',
      black: 'Musta tarjoaa tasapeliä',
    },
    accept: 'Hyväksy tasapeli',
    decline: 'Hylkää',
  },
  claim: {
    threefold: 'Vaadi tasapeli: sama asema kolmesti',
    fifty: 'Vaadi tasapeli: viisikymmentä siirtoa ilman lyöntiä',
    withMove: {
      threefold: (move) => `Vaadi tasapeli siirrolla ${move}: sama asema kolmesti`,
      fifty: (move) => `Vaadi tasapeli siirrolla ${move}: viisikymmentä siirtoa ilman lyöntiä`,
    },
  },
  setup: {
    heading: 'Uusi peli',
    opponent: 'Vastustaja',
    computer: 'Tietokone',
    friend: 'Kaveri tällä laitteella',
    level: 'Taso',
    levelHint: {
      easy: 'Näkee siirron tai pari eteenpäin ja tekee virheitä. Sopii ensimmäisiin peleihin.',
      medium: 'Laskee kilpajuoksun ja antaa harvoin mitään ilmaiseksi.',
      hard: 'Näkee pitkälle. Luvassa on tiukka kilpajuoksu.',
      max: 'Pelaa niin vahvasti kuin osaa.',
    },
    color: 'Pelaat',
    white: 'Valkeilla',
    black: 'Mustilla',
    random: 'Arvotaan',
    alternate: 'Vuorotellen',
    start: 'Aloita peli',
    cancel: 'Peruuta',
    replaces: 'Laudalla oleva peli päättyy tähän.',
  },
};

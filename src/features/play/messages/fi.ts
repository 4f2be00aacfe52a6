import type { Translation } from '../../../i18n/messages.ts';
import { plural } from '../../../i18n/plural.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  title: 'Pelaa',
  board: 'Lauta',
  goal: {
    rule: 'Vie kuninkaasi kahdeksannelle riville, ruutulipun viivalle, ennen vastustajan kuningasta.',
    noCheck: 'Shakata ei saa, eikä omaa kuningastaan saa jättää uhatuksi.',
    reply: 'Jos valkea ehtii ensin, mustalla on vielä yksi siirto päästä perille ja saada tasapeli.',
  },
  players: {
    you: 'Sinä',
    computer: 'kone',
    atTheTable: 'Laudalla',
    level: { easy: 'Helppo', medium: 'Keskitaso', hard: 'Vaikea', max: 'Täysi vahvuus' },
  },
  status: {
    yourMove: 'Sinun vuorosi',
    thinking: 'Tietokone miettii',
    premoves: (count) => plural('fi', count, { one: 'Yksi ennakkosiirto', other: `${count} ennakkosiirtoa` }),
    cancelPremoves: 'Peru',
    lastReply: 'Valkea on maalissa. Mustalla on yksi vastasiirto.',
  },
  back: {
    headline: 'Katselet aiempaa asemaa.',
    toLive: 'Takaisin peliin',
    playOn: 'Jatka tästä',
    sure: 'Jatketaanko tästä asemasta?',
    kept: 'Tästä alkaa toinen peli; koko aiempi peli pysyy tallessa.',
    cancel: 'Peruuta',
  },
  end: { rematch: 'Uusinta', review: 'Läpikäynti' },
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
    type: 'Kirjoita siirto',
    keys: 'Laudan näppäimet',
    share: 'Jaa peli',
  },
  actions: {
    view: 'Lauta ja istumapaikat',
    boardSize: 'Laudan koko',
    leaveZen: 'Poistu zen-tilasta',
    newGame: 'Uusi peli',
    takeBack: 'Peru siirto',
    hint: 'Vihje',
    flip: 'Käännä lauta',
    switchSides: 'Vaihda puolta',
    offerDraw: 'Tarjoa tasapeliä',
    resign: 'Luovuta',
    resignSure: 'Varmasti?',
    resignHint: 'Paina uudelleen, niin luovutat.',
  },
  offer: {
    withMove: 'Tasapeliä tarjotaan seuraavan siirron yhteydessä.',
    considered: 'Tietokone miettii vastausta.',
  },
};

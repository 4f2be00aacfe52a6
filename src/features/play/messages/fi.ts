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
    lastReply: 'Valkea on maalissa. Musta saa tasapelin, jos pääsee perässä heti.',
  },
  bot: {
    unavailable: 'Tietokonepelaajaa ei saatu käynnistettyä.',
    retry: 'Yritä uudelleen',
  },
  actions: {
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

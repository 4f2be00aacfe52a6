import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

export const fi: Translation<typeof en> = {
  title: 'Asetukset',
  lead: 'Valinnat tulevat heti voimaan ja säilyvät tällä laitteella.',
  back: 'Takaisin peliin',
  general: {
    heading: 'Yleiset',
    language: 'Kieli',
    auto: 'Selaimen mukaan',
    letters: 'Nappulat siirroissa',
    lettersAuto: 'Kielen mukaan',
    figurines: 'Kuviot',
    lettersHint:
      'Tiedostoissa ja kopioiduissa siirroissa on aina englannin kirjaimet, joita jokainen ohjelma lukee.',
    theme: 'Ulkoasu',
    themes: { system: 'Järjestelmän mukaan', light: 'Vaalea', dark: 'Tumma' },
    sound: 'Ääni',
    onOff: { on: 'Päällä', off: 'Pois' },
  },
  play: {
    heading: 'Pelatessa',
    whyNot: 'Selitä mahdottomat siirrot',
    whyNotOptions: { always: 'Aina', afterTry: 'Toisesta yrityksestä', off: 'Ei' },
    whyNotHint: {
      always:
        'Kun valitset nappulan, shakin vuoksi kielletyt ruudut merkitään, ja jokainen yritys selitetään.',
      afterTry: 'Ensimmäinen yritys vain palautuu. Saman aseman toisesta yrityksestä alkaen syy näytetään.',
      off: 'Mahdoton siirto palautuu ilman selitystä.',
    },
    arrival: 'Varoita maaliintulosta, johon musta voi vastata',
    arrivalOptions: { on: 'Kyllä', untimed: 'Ilman kelloa', off: 'Ei' },
    arrivalHint: {
      on: 'Valkealta kysytään ensin, ennakkosiirrossakin, sillä mustan vastaus tekisi pelistä tasapelin.',
      untimed: 'Valkealta kysytään vain peleissä ilman kelloa; kellolla siirto tehdään heti.',
      off: 'Siirto tehdään heti.',
    },
    confirm: 'Vahvista jokainen siirto',
    confirmOptions: { on: 'Kyllä', off: 'Ei' },
    confirmHint: {
      on: 'Siirto odottaa, kunnes valitset sen ruudun uudelleen tai painat ”Tee siirto”. Ennakkosiirrot tehdään kysymättä.',
      off: 'Siirto tehdään heti.',
    },
    clockAway: 'Kello käy, kun sivu on suljettu',
    clockAwayOptions: { on: 'Kyllä', off: 'Ei' },
    clockAwayHint: {
      on: 'Kun sivu avataan uudelleen, kahden ihmisen peli jatkuu, ja poissaoloaika vähennetään siirtovuorossa olevalta. Tietokonetta vastaan kello seisoo.',
      off: 'Kello seisoo, kun sivu on suljettu, ja peli odottaa, että jatkat.',
    },
    wheel: 'Hiiren rulla laudan päällä selaa siirtoja',
    wheelOptions: { on: 'Kyllä', off: 'Ei' },
    botResigns: 'Tietokone luovuttaa hävityn pelin',
    botResignsOptions: { on: 'Kyllä', off: 'Ei' },
  },
};

import type { Translation } from '../../../i18n/messages.ts';
import type { en } from './en.ts';

const lessons: Translation<typeof en>['lessons'] = {
  start: {
    title: 'Alku ja tavoite',
    text: 'Sotilaita ei ole. Valkean nappulat ovat kahden alimman rivin linjoilla e–h, mustan linjoilla a–d, ja molemmat armeijat katsovat samaan suuntaan: ylös. Nappulat liikkuvat ja lyövät niin kuin shakissa, ja valkea aloittaa. Se voittaa, jonka kuningas on ensimmäisenä jollakin kahdeksannen rivin ruudulla.',
    task: 'Tee ensimmäinen siirto: vie vaikka kuningas ruudusta h2 ruutuun h3.',
  },
  directCheck: {
    title: 'Suora shakki',
    text: 'Ruudusta b6 tai a1 torni uhkaisi ruudun a6 kuningasta, joten niihin kahteen ruutuun se ei saa mennä. Kaikkialle muualle linjallaan ja rivillään se pääsee.',
    task: 'Yritä viedä torni ruutuun b6 ja sitten jonnekin, mistä se ei shakkaa.',
  },
  captureCheck: {
    title: 'Shakki lyömällä',
    text: 'Jos torni löisi ratsun, se päätyisi ruutuun b6 ja uhkaisi siitä kuningasta. Lyönti ei ole poikkeus: niin kauan kuin kuningas on ruudussa a6, torni ei saa ratsuun koskea.',
    task: 'Yritä lyödä ratsu ruudusta b6.',
  },
  discoveredCheck: {
    title: 'Paljastusshakki',
    text: 'Valkea ratsu on oman lähettinsä ja mustan kuninkaan välissä. Minne se sitten hyppääkin, lähetti shakkaa, joten ratsu ei voi siirtyä lainkaan. Lähetti ja kuningas voivat.',
    task: 'Yritä siirtää ratsu pois ruudusta c2.',
  },
  kingUncovers: {
    title: 'Kuningaskin voi paljastaa shakin',
    text: 'Tässä tornin tiellä on valkean oma kuningas. Jos se astuu pois ensimmäiseltä riviltä, tornin tie mustan kuninkaan luo aukeaa. Riviä pitkin kuningas saa kulkea.',
    task: 'Yritä astua ylös ruutuun d2 ja sitten riviä pitkin ruutuun e1.',
  },
  ownKing: {
    title: 'Oma kuningas vaarassa',
    text: 'Kuten shakissa, kuningas ei astu uhattuun ruutuun. Musta torni vartioi koko kolmatta riviä, eikä kuningas pääse yksin sen yli.',
    task: 'Yritä astua kolmannelle riville, vaikka ruutuun e3.',
  },
  pinned: {
    title: 'Nappula, joka ei voi siirtyä',
    text: 'Ratsu suojaa kuningastaan ruudun h8 tornilta. Se on kiinnitetty niin kuin shakissakin: minne tahansa se hyppäisi, oma kuningas jäisi uhatuksi.',
    task: 'Yritä siirtää ratsu pois ruudusta h3.',
  },
  shield: {
    title: 'Nappula, jota ei voi lyödä',
    text: 'Ruudun d4 lähettiä ei puolusta mikään, eikä mustan torni silti saa lyödä sitä: ruudusta d4 se shakkaisi ruudun d1 kuningasta. Kuningas suojelee sitä, mikä on sen linjoilla, miten kaukaa tahansa.',
    task: 'Pelaat mustilla: yritä lyödä lähetti ruudusta d4.',
  },
  arrivalWins: {
    title: 'Maaliintulo, joka voittaa',
    text: 'Valkea astuu ruutuun h8 ja voittaa heti. Mustan kuninkaallakin on vain askel kahdeksannelle riville, mutta ruudun d8 torni vartioi ruutuja a8, b8 ja c8, eikä vastausta ole.',
    task: 'Astu ruutuun h8 ja katso, mikä vartioi mitäkin.',
  },
  arrivalAnswered: {
    title: 'Maaliintulo, johon musta vastaa',
    text: 'Valkea aloitti, joten musta saa yhden siirron kiriä: jos sen kuningas pääsee kahdeksannelle riville heti valkean perään, peli jatkuu sen siirron verran. Askel ruutuun a8, b8 tai c8 tuo tasapelin, kaikki muut siirrot häviävät.',
    task: 'Vie valkean kuningas ruutuun g8 ja vastaa sitten mustana.',
  },
  blackFirst: {
    title: 'Musta ehtii ensin',
    text: 'Jos mustan kuningas on ensimmäisenä kahdeksannella rivillä, musta on voittanut saman tien. Valkea ei saa vastasiirtoa, sillä se oli jo siirron edellä.',
    task: 'Pelaat mustilla: astu kahdeksannelle riville.',
  },
  stalemate: {
    title: 'Patti, vaikka siirtoja olisi',
    text: 'Jos siirtovuorossa olevalla ei ole yhtään sallittua siirtoa, tulee patti, ja peli on tasan. Kun daami on ruudussa f2, mustan kuningas ei pääse minnekään eikä ratsu saa liikkua: sekä ruudusta b3 että ruudusta c2 se shakkaisi. Vain maaliintulo menee patin edelle: jos valkean kuningas on juuri päässyt kahdeksannelle riville, valkea voittaa.',
    task: 'Vie daami ruutuun f2.',
  },
  bareKings: {
    title: 'Kuningas kuningasta vastaan',
    text: 'Peli ei pääty tasan siksi, että nappuloita on liian vähän. Yksinäinenkin kuningas voi vielä voittaa kilpajuoksun, joten kaksi kuningasta juoksee vain eteenpäin.',
    task: 'Astu eteenpäin: peli jatkuu.',
  },
  threefold: {
    title: 'Sama asema uudestaan',
    text: 'Kun samat nappulat ovat samoissa ruuduissa ja sama puoli siirtovuorossa kolmannen kerran, siirtovuorossa oleva saa vaatia tasapelin. Voit myös ilmoittaa siirron, joka toistaa aseman, ja vaatia tasapelin sen yhteydessä. Viidennellä kerralla peli päättyy tasan itsestään.',
    task: 'Vie molemmat ratsut ulos ja takaisin kahdesti. Vaadi sitten tasapeli.',
  },
  fifty: {
    title: 'Viisikymmentä siirtoa ilman lyöntejä',
    text: 'Kun kumpikin on tehnyt viisikymmentä siirtoa eikä mitään ole lyöty, siirtovuorossa oleva saa vaatia tasapelin, myös sen siirron yhteydessä, jolla viisikymmentä täyttyy. Tästä puuttuu enää valkean siirto.',
    task: 'Siirrä ratsua ja vaadi sitten tasapeli mustana.',
  },
  seventyFive: {
    title: 'Seitsemänkymmentäviisi siirtoa',
    text: 'Kun tällaisia siirtoja on kummallakin seitsemänkymmentäviisi, kenenkään ei tarvitse vaatia mitään: peli päättyy tasan heti, ellei juuri se siirto ratkaise kilpajuoksua.',
    task: 'Siirrä ratsua: puuttuu enää yksi siirto.',
  },
  fiftyRace: {
    title: 'Viisikymmentä siirtoa maaliviivalla',
    text: 'Yksi poikkeus: valkea tulee maaliin, musta ehtisi perään, mutta juuri tällä askelella täyttyi viisikymmentä siirtoa ilman lyöntejä. Silloin peli on heti tasan, eikä mustan vastausta odoteta.',
    task: 'Astu ruutuun g8 ja vertaa ylempään lautaan, jolla musta vastaa.',
  },
  time: {
    title: 'Aika ja luovuttaminen',
    text: 'Se, jolta loppuu aika, häviää, olipa vastustajalla jäljellä mitä tahansa: yksinäinen kuningaskin olisi voinut voittaa. Luovuttaa saa milloin vain, myös vastustajan vuorolla. Tasapelistä voi myös sopia: kun kumpikin on siirtänyt, sitä tarjotaan siirron yhteydessä, ja se, joka vastaamisen sijaan siirtää, on kieltäytynyt.',
    task: 'Valkealla on daami enemmän. Anna ajan loppua silti, tai luovuta.',
  },
};

export const fi: Translation<typeof en> = {
  heading: 'Säännöt',
  title: 'Kuninkaiden kilpajuoksun säännöt',
  lead: 'Kaksi kuningasta juoksee laudan toiseen päähän. Ensimmäisenä kahdeksannelle riville ehtinyt voittaa, eikä kukaan saa matkalla shakata.',
  live: 'Jokaisella laudalla voi siirtää: tee siirto ja katso, mitä säännöt siihen sanovat.',
  contents: 'Tällä sivulla',
  sections: {
    race: { heading: 'Kilpajuoksu', text: '' },
    check: {
      heading: 'Shakata ei saa ketään',
      text: 'Siirto on kielletty, jos sen jälkeen jompikumpi kuningas olisi uhattuna, oma tai vastustajan, tavalla millä tahansa. Siksi mattia ei ole: kuningasta hidastetaan vartioimalla ruutuja sen edessä tai asettumalla sen tielle.',
    },
    finish: { heading: 'Maaliviivalla', text: '' },
    draws: {
      heading: 'Tasapelit',
      text: 'Osa tasapeleistä tulee itsestään, osan vaatii siirtovuorossa oleva. Väärä vaatimus ei muuta mitään, vaan peli jatkuu. Siirron yhteydessä, joka ratkaisee kilpajuoksun, tasapeliä ei voi vaatia.',
    },
    ending: { heading: 'Kello ja luovuttaminen', text: '' },
  },
  lessons,
  differences: {
    heading: 'Mikä on toisin kuin tavallisessa shakissa',
    rule: 'Sääntö',
    chess: 'Tavallinen shakki',
    racing: 'Kuninkaiden kilpajuoksu',
    rows: {
      start: {
        name: 'Alku',
        chess: 'Kummallakin kuusitoista nappulaa ja sotilasta laudan vastakkaisilla laidoilla.',
        racing: 'Kummallakin kahdeksan nappulaa ilman sotilaita, vierekkäin kahdella alimmalla rivillä.',
      },
      check: {
        name: 'Shakki',
        chess: 'Sallittu, ja siihen on vastattava.',
        racing: 'Kielletty kummallekin kuninkaalle. Mattia ei ole.',
      },
      castling: {
        name: 'Linnoitus, korotus, ohestalyönti',
        chess: 'Kaikki kolme.',
        racing: 'Ei mitään näistä.',
      },
      win: {
        name: 'Miten voitetaan',
        chess: 'Tekemällä matti.',
        racing:
          'Ehtimällä ensin kahdeksannelle riville. Valkean tultua maaliin mustalla voi olla yksi siirto aikaa päästä perässä.',
      },
      draws: {
        name: 'Tasapelit',
        chess: 'Patti, toisto, viisikymmentä siirtoa, sopimus, liian vähän nappuloita.',
        racing:
          'Molemmat kuninkaat maalissa peräkkäin, patti, toisto, viisikymmentä siirtoa, sopimus. Ei koskaan nappuloiden vähyyden vuoksi.',
      },
      time: {
        name: 'Aika loppuu',
        chess: 'Tappio, tai tasapeli, jos vastustaja ei mitenkään voisi tehdä mattia.',
        racing: 'Aina tappio.',
      },
    },
  },
  history: {
    heading: 'Vähän historiaa',
    text: 'Kuninkaiden kilpajuoksun (Racing Kings) keksi vuonna 1961 Vernon Rylands Parton, brittiläinen shakkimuunnelmien kehittäjä, jonka tunnetuin peli on Alice-shakki. Vuosikymmeniä se oli pelkkä erikoisuus. Sitten shakkisivustot, muun muassa Lichess ja Chess.com, ottivat sen valikoimaansa, ja lyhyet pelit löysivät pelaajansa. Vuodesta 2019 he ovat järjestäneet Lichessissä joka vuosi maailmancupin.',
  },
  questions: {
    heading: 'Kysymyksiä ja vastauksia',
    list: {
      giveCheck: {
        question: 'Saako shakata?',
        answer:
          'Ei koskaan: ei suoraan, ei lyömällä, ei toisen nappulan tietä avaamalla eikä edes omaa kuningasta siirtämällä. Siksi kukaan ei myöskään tee mattia.',
      },
      pawns: {
        question: 'Onko pelissä sotilaita tai linnoitusta?',
        answer:
          'Ei. Sotilaita ei ole alun perinkään, joten ei ole korotusta eikä ohestalyöntiä. Linnoitustakaan ei ole.',
      },
      whiteFirst: {
        question: 'Voittaako valkea aina, jos se ehtii ensin?',
        answer:
          'Ei. Jos mustan kuningas pääsee kahdeksannelle riville heti seuraavalla siirrolla, musta saa tehdä sen, ja peli on tasan. Jos se ei pääse tai musta siirtää muuta, valkea voittaa.',
      },
      loneKing: {
        question: 'Miksi yksinäinen kuningas ei ole tasapeli?',
        answer: 'Koska se voi vielä voittaa: kahdeksannelle riville kävellään ilman apuakin.',
      },
      taking: {
        question: 'Miksi en saa lyödä tuota nappulaa?',
        answer:
          'Koska lyönnin jälkeen jompikumpi kuningas olisi uhattuna: joko nappulasi shakkaisi lyöntiruudusta tai se jättäisi auki linjan, jota se on pitänyt kiinni. Lauta piirtää, kummasta on kyse.',
      },
      stopping: {
        question: 'Miten vastustajan kuninkaan voi pysäyttää ilman shakkia?',
        answer:
          'Kuningas ei saa astua vartioituun ruutuun. Vartioi ruutuja sen edessä tai aseta tielle nappula, jota se ei voi lyödä.',
      },
      direction: {
        question: 'Mihin suuntaan musta juoksee?',
        answer: 'Ylös, niin kuin valkeakin. Molemmat katsovat lautaa samalta puolelta.',
      },
      setUp: {
        question: 'Voiko pelin aloittaa muusta asemasta?',
        answer:
          'Voi, mistä tahansa, jossa kummallakin on täsmälleen yksi kuningas, sotilaita ei ole eikä kumpikaan kuningas ole uhattuna. Nappuloita saa olla enemmänkin kuin alussa, vaikka toinen daami.',
      },
    },
  },
  quiz: 'Jäikö mieleen? Tietovisa',
  still: {
    play: 'Kokeile jokaista sääntöä laudalla ja pelaa',
    languages: 'Muut kielet',
  },
};

import type { Translation } from '../../../i18n/messages.ts';
import { plural } from '../../../i18n/plural.ts';
import type { en } from './en.ts';

/** The genitive, which goes with `johtaa`. */
const ofMoves = (count: number): string =>
  plural('fi', count, { one: `${count} siirron`, other: `${count} siirron` });

export const fi: Translation<typeof en> = {
  leads: (color, by) => {
    const leader = color === 'white' ? 'Valkea johtaa' : 'Musta johtaa';
    return by === undefined ? `${leader} kilpajuoksua.` : `${leader} kilpajuoksua ${ofMoves(by)} erolla.`;
  },
  level: 'Kuninkaat ovat tasoissa.',
  explanation:
    'Luku on siirtojen määrä, jolla kuningas pääsee kahdeksannelle riville ruutuja pitkin, joita kukaan ei nyt uhkaa, jos muut nappulat pysyvät paikoillaan. Lippu on lähempänä olevalla. Se on etäisyys eikä arvio voittajasta: reitit aukeavat ja sulkeutuvat joka siirrolla.',
};

import type { Role } from '../rules/board.ts';
import { LETTER_OF, roleOf } from './letters.ts';

/** What stands for a piece in a move on the screen. */
export type Letters = Readonly<Record<Role, string>>;

/** As books in each language print moves, and the figurines that need no language. */
export const LETTER_SETS = {
  figurines: { king: '♔', queen: '♕', rook: '♖', bishop: '♗', knight: '♘' },
  en: LETTER_OF,
  ru: { king: 'Кр', queen: 'Ф', rook: 'Л', bishop: 'С', knight: 'К' },
  fi: { king: 'K', queen: 'D', rook: 'T', bishop: 'L', knight: 'R' },
} as const satisfies Readonly<Record<string, Letters>>;

export type LetterSet = keyof typeof LETTER_SETS;

/** A SAN for the screen. Files, links and the clipboard keep the English one. */
export const sanWith = (letters: Letters, san: string): string =>
  san.replace(/^[KQRBN]/, (letter) => letters[roleOf(letter)!]);

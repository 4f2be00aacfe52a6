// What copies out of web pages, word processors and old programs put in place of PGN's plain ASCII.

/** Marks that show nothing: soft hyphen, zero width, text direction, emoji selectors, byte order mark. */
export const INVISIBLE = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufe0e\\ufe0f\\ufeff';
export const QUOTES = '"“”„‟″';
export const DASHES = '-‐‑‒–—−';

const invisible = new RegExp(`[${INVISIBLE}]+`, 'g');
const dash = new RegExp(`[${DASHES}]`, 'g');
const foreign = new RegExp(`[${INVISIBLE}${DASHES.slice(1)}×♔-♞]`);
const figurine = /[♔-♞]/g;
const FIGURINES = 'KQRBN.KQRBN';

/** The word as plain PGN has it: `Ne1–c2` with a hyphen, `♔g3` with a letter, nothing invisible. */
export function plainWord(text: string): string {
  if (!foreign.test(text)) return text;
  return text
    .replace(invisible, '')
    .replace(dash, '-')
    .replaceAll('×', 'x')
    .replace(figurine, (sign) => FIGURINES[sign.charCodeAt(0) - 0x2654]!);
}

const NAGS: ReadonlyMap<string, number> = new Map([
  ['!', 1],
  ['?', 2],
  ['!!', 3],
  ['‼', 3],
  ['??', 4],
  ['⁇', 4],
  ['!?', 5],
  ['⁉', 5],
  ['?!', 6],
  ['⁈', 6],
  ['□', 7],
  ['∞', 13],
  ['⩲', 14],
  ['+=', 14],
  ['+/=', 14],
  ['⩱', 15],
  ['=+', 15],
  ['=/+', 15],
  ['±', 16],
  ['+/-', 16],
  ['∓', 17],
  ['-/+', 17],
  ['+-', 18],
  ['-+', 19],
]);

/** The numeric annotation glyph for a sign such as `!?`. */
export const nagOfSign = (sign: string): number | undefined => NAGS.get(sign);

const trailing = /(?:\+\/-|-\/\+|\+\/=|=\/\+|\+-|-\+|\+=|=\+|[±∓⩲⩱∞□=])$/;

/** Parts `Kg3+-` into the move and the sign behind it; either may be empty. `=` alone offers a draw. */
export function splitSign(word: string): { readonly san: string; readonly sign: string } {
  const sign = trailing.exec(word)?.[0] ?? '';
  return { san: word.slice(0, word.length - sign.length), sign };
}

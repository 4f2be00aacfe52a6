import type { PieceSet } from '../session/settings.ts';

let sheet: CSSStyleSheet | undefined;
let wanted: PieceSet = 'classic';

/** A sheet after all others, so that what it says of a piece goes before chessground's own. */
function lastSheet(): CSSStyleSheet {
  const added = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
  return added;
}

/** Draws every board with a set of pieces. Of two quick changes the last one counts. */
export async function showPieces(set: PieceSet): Promise<void> {
  wanted = set;
  const css = set === 'classic' ? '' : (await import('./pieces/sets.ts')).pieceCss(set);
  if (wanted !== set || (css === '' && !sheet)) return;
  sheet ??= lastSheet();
  sheet.replaceSync(css);
}

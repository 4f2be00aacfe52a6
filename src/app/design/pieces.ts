import { pieceCss } from '../../board/pieces/sets.ts';
import { PIECE_SETS } from '../../session/settings.ts';

/** Lets a part of the page have its own pieces, by `data-pieces`, where elsewhere the whole page has one set. */
export function dressPieces(): void {
  const sheet = new CSSStyleSheet();
  const sets = PIECE_SETS.filter((set) => set !== 'classic');
  sheet.replaceSync(sets.map((set) => `[data-pieces='${set}'] { ${pieceCss(set)} }`).join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

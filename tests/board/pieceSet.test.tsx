import { expect, test } from 'vitest';
import { showPieces } from '../../src/board/pieceSet.ts';
import { pieceCss, pieceSvg } from '../../src/board/pieces/sets.ts';
import { PIECE_SETS } from '../../src/session/settings.ts';

const drawn = PIECE_SETS.filter((set) => set !== 'classic');
const rules = (): number =>
  document.adoptedStyleSheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0);

test.each(drawn)('%s has a picture of its own for each of the ten pieces', (set) => {
  const css = pieceCss(set);
  const images = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, url = '']) => url);
  expect(new Set(images).size).toBe(10);
  for (const url of images) {
    const svg = decodeURIComponent(url.slice(url.indexOf(',') + 1));
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror')).toBeNull();
    expect(parsed.documentElement.tagName).toBe('svg');
  }
});

test('sets are told apart', () => {
  expect(new Set(drawn.map((set) => pieceSvg(set, 'white', 'king'))).size).toBe(drawn.length);
});

test('the last of two quick choices counts, and the classic set needs no sheet', async () => {
  await showPieces('classic');
  expect(rules()).toBe(0);
  await Promise.all([showPieces('flat'), showPieces('contrast')]);
  expect(rules()).toBe(10);
  await Promise.all([showPieces('discs'), showPieces('classic')]);
  expect(rules()).toBe(0);
});

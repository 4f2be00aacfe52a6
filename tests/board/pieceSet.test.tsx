import { expect, test } from 'vitest';
import { showPieces } from '../../src/board/pieceSet.ts';
import { pieceCss, piecesSvg } from '../../src/board/pieces/sets.ts';
import { PIECE_SETS } from '../../src/session/settings.ts';

const drawn = PIECE_SETS.filter((set) => set !== 'classic');
const rules = (): number =>
  document.adoptedStyleSheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0);

test.each(drawn)('%s is one picture of ten different pieces', (set) => {
  const [, url = ''] = /url\("([^"]+)"\)/.exec(pieceCss(set)) ?? [];
  const svg = decodeURIComponent(url.slice(url.indexOf(',') + 1));
  const { documentElement: picture } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(picture.tagName).toBe('svg');
  const black = picture.lastElementChild!;
  const pieces = [...picture.children, ...black.children].filter((one) => one !== black);
  expect(new Set(pieces.map(({ innerHTML }) => innerHTML)).size).toBe(10);
  expect(pieces).toHaveLength(10);
});

test('sets are told apart', () => {
  expect(new Set(drawn.map(piecesSvg)).size).toBe(drawn.length);
});

test('the last of two quick choices counts, and the classic set needs no sheet', async () => {
  await showPieces('classic');
  expect(rules()).toBe(0);
  await Promise.all([showPieces('flat'), showPieces('contrast')]);
  expect(rules()).toBe(1);
  await Promise.all([showPieces('discs'), showPieces('classic')]);
  expect(rules()).toBe(0);
});

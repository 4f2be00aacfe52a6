import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Coordinates } from '../../src/ui/Coordinates.tsx';

const FILES = 'abcdefgh';
const RANKS = '12345678';
const back = (text: string): string => Array.from(text).toReversed().join('');

/** What is written down the left side, then along the bottom. */
function edges(orientation: 'white' | 'black' | 'left' | 'right', where: 'inside' | 'outside') {
  const { container } = render(<Coordinates orientation={orientation} where={where} />);
  return [...container.querySelectorAll('.coordinates > div')].map((side) => side.textContent);
}

test.each(['inside', 'outside'] as const)('written %s, they turn with the board', (where) => {
  expect(edges('white', where)).toEqual([back(RANKS), FILES]);
  expect(edges('black', where)).toEqual([RANKS, back(FILES)]);
  // White’s army, on the files e to h, is at the bottom; then Black’s.
  expect(edges('right', where)).toEqual([FILES, RANKS]);
  expect(edges('left', where)).toEqual([back(FILES), back(RANKS)]);
});

test('on every square, each has its own name where it is seen', () => {
  const { container } = render(<Coordinates orientation="black" where="squares" />);
  const names = [...container.querySelectorAll('span')].map((span) => span.textContent);
  expect([names[0], names[7], names[56], names[63]]).toEqual(['h1', 'a1', 'h8', 'a8']);
});

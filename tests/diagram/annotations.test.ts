import { expect, test } from 'vitest';
import { parseArrows, parseMarkedSquares } from '../../src/diagram/annotations.ts';
import { parseSquare } from '../../src/rules/squares.ts';

const at = (name: string): number => parseSquare(name)!;

test('arrows are written as in %cal', () => {
  expect(parseArrows('Gg2g8,Rh1h3')).toEqual({
    ok: true,
    value: [
      { color: 'green', from: at('g2'), to: at('g8') },
      { color: 'red', from: at('h1'), to: at('h3') },
    ],
  });
});

test('marked squares are written as in %csl, and spaces do no harm', () => {
  expect(parseMarkedSquares(' Yb5 , Ga8 ')).toEqual({
    ok: true,
    value: [
      { color: 'yellow', square: at('b5') },
      { color: 'green', square: at('a8') },
    ],
  });
});

test('no text is an empty list', () => {
  expect(parseArrows('')).toEqual({ ok: true, value: [] });
});

test.each(['Xg2g8', 'Gg2g9', 'Gg2', 'Gg2g2', 'g2g8', 'Gg2g8x', '__proto__', '"><script>', 'constructor'])(
  '%s is no arrow, and the error says which entry',
  (text) => {
    expect(parseArrows(`Ra1a2,${text}`)).toEqual({ ok: false, error: { code: 'badAnnotation', text } });
  },
);

test.each(['Xa1', 'Ga9', 'G', 'Ga1a2'])('%s is no marked square', (text) => {
  expect(parseMarkedSquares(text)).toEqual({ ok: false, error: { code: 'badAnnotation', text } });
});

test('a list longer than any board could need is refused', () => {
  expect(parseArrows('Ga1a2 '.repeat(128)).ok).toBe(true);
  expect(parseArrows('Ga1a2 '.repeat(129)).ok).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diagram } from '../../src/diagram/diagram.ts';
import { toDom } from '../../src/diagram/dom.ts';
import { toMarkup } from '../../src/diagram/markup.ts';
import { startPosition } from '../../src/rules/position.ts';

const picture = (title: string) => diagram({ board: startPosition.board, title, description: title });

const HOSTILE = [
  '</title><script>alert(1)</script>',
  '<foreignObject><body onload=alert(1)></foreignObject>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  ']]><svg onload=alert(1)>',
  '&lt;script&gt; stays as written',
  '\u0000\u0008<\ud800b>\uffff',
];

const elements = (svg: string): string[] => [...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, tag]) => tag ?? '');

test('no caption can add an element or an attribute to the file', () => {
  const plain = elements(toMarkup(picture('plain')));
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' })), (title) => {
      fc.pre(title !== '');
      const svg = toMarkup(picture(title));
      expect(elements(svg)).toEqual(plain);
      const [, inside = ''] = /<title>(.*?)<\/title>/s.exec(svg) ?? [];
      expect(inside).not.toMatch(/[<>"']/);
    }),
    { numRuns: 40 },
  );
});

test('what XML can not hold is left out, what it can is kept', () => {
  expect(toMarkup(picture('a\u0000\u0007b\tc\ud800d\uffffe \u{1f3c1}'))).toContain(
    '<title>ab\tcde \u{1f3c1}</title>',
  );
});

test.each(HOSTILE)('in a page the caption %j is text', (title) => {
  const svg = toDom(picture(title));
  expect(svg.querySelectorAll('script, foreignObject, img, body, [onload], [onerror]')).toHaveLength(0);
  expect(svg.querySelector('title')?.textContent).toBe(title);
});

test('the page gets the same shapes as the file, in the SVG namespace', () => {
  const svg = toDom(picture('start'));
  const all = [svg, ...svg.querySelectorAll('*')];
  expect(all.map((element) => element.tagName)).toEqual(elements(toMarkup(picture('start'))));
  expect(new Set(all.map((element) => element.namespaceURI))).toEqual(
    new Set(['http://www.w3.org/2000/svg']),
  );
});

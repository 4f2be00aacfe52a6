import { expect, test } from 'vitest';
import { parseArrows, parseMarkedSquares } from '../../src/diagram/annotations.ts';
import { diagram, type DiagramOptions } from '../../src/diagram/diagram.ts';
import { toMarkup } from '../../src/diagram/markup.ts';
import { orientations, place } from '../../src/rules/orientation.ts';
import { textOf, type SvgNode } from '../../src/diagram/svgNode.ts';
import { boardPieces } from '../../src/rules/board.ts';
import { startPosition } from '../../src/rules/position.ts';
import { parseSquare } from '../../src/rules/squares.ts';

const { board } = startPosition;

function* walk(node: SvgNode): Generator<SvgNode> {
  yield node;
  for (const child of node.children) if (typeof child !== 'string') yield* walk(child);
}

const parts = (options: Partial<DiagramOptions>): string[] =>
  [...walk(diagram({ board, ...options }))].map(({ attributes }) => String(attributes['part'] ?? ''));

const withPart = (options: Partial<DiagramOptions>, part: string): SvgNode[] =>
  [...walk(diagram({ board, ...options }))].filter(({ attributes }) => attributes['part'] === part);

test('what lies above what: squares, goal, coordinates, pieces', () => {
  const order = parts({}).filter((part) =>
    /^(square light|square dark|goal-rank|coordinates|piece .*)$/.test(part),
  );
  expect(order.slice(0, 4)).toEqual(['square light', 'square dark', 'goal-rank', 'coordinates']);
  expect(order.slice(4)).toHaveLength(16);
  expect(order[4]).toBe('piece black queen');
});

test.each(orientations)('seen from %s each piece stands upright on its own square', (orientation) => {
  const drawn = [...walk(diagram({ board, orientation }))]
    .filter(({ attributes }) => String(attributes['part']).startsWith('piece '))
    .map(({ attributes }) => `${attributes['part']} ${attributes['transform']}`);
  const expected = boardPieces(board).map(({ square, piece }) => {
    const { x, y } = place(square, orientation);
    return `piece ${piece.color} ${piece.role} translate(${x} ${y})scale(0.0222)`;
  });
  expect(drawn).toEqual(expected);
});

test.each([
  ['white', 'M0 0h8v1h-8z', 'M0 1h8'],
  ['black', 'M0 7h8v1h-8z', 'M0 7h8'],
  ['left', 'M0 0h1v8h-1z', 'M1 0v8'],
  ['right', 'M7 0h1v8h-1z', 'M7 0v8'],
] as const)(
  'seen from %s the goal rank is tinted and a finishing line lies before it',
  (orientation, rank, line) => {
    expect(withPart({ orientation }, 'goal-rank')[0]?.attributes['d']).toBe(rank);
    expect(withPart({ orientation }, 'goal-line')[0]?.attributes['d']).toBe(line);
  },
);

test.each([
  ['white', '87654321', 'abcdefgh'],
  ['black', '12345678', 'hgfedcba'],
  ['left', 'hgfedcba', '87654321'],
  ['right', 'abcdefgh', '12345678'],
] as const)('seen from %s the left edge reads %s and the bottom %s', (orientation, side, foot) => {
  for (const coordinates of ['inside', 'outside'] as const)
    expect(
      withPart({ orientation, coordinates }, 'coordinates')[0]?.children.map((text) =>
        typeof text === 'string' ? text : textOf(text),
      ),
    ).toEqual([side, foot]);
  expect(withPart({ orientation, coordinates: 'none' }, 'coordinates')).toEqual([]);
});

test('coordinates outside widen the view; the board stays eight by eight', () => {
  expect(diagram({ board }).attributes['viewBox']).toBe('0 0 8 8');
  expect(diagram({ board, coordinates: 'outside' }).attributes['viewBox']).toBe('-0.45 -0.1 8.55 8.55');
});

test('the last move tints both squares and frames the one arrived on', () => {
  const lastMove = { from: parseSquare('h2')!, to: parseSquare('h3')! };
  expect(withPart({ lastMove }, 'last')[0]?.attributes['d']).toBe('M7 6h1v1h-1zM7 5h1v1h-1z');
  expect(withPart({ lastMove }, 'last-to')[0]?.attributes['d']).toBe('M7.03 5.03h.94v.94h-.94z');
});

test('an arrow points from square to square in its colour', () => {
  const arrows = parseArrows('Gg2g8');
  const [arrow] = withPart({ arrows: arrows.ok ? arrows.value : [] }, 'arrow');
  expect(arrow?.attributes['fill']).toBe('#15803d');
  expect(arrow?.attributes['d']).toMatch(/^M6[.]58 6[.]2L.*L6[.]5 0[.]62L/);
});

test('a marked square wears a ring', () => {
  const squares = parseMarkedSquares('Yb5');
  const [ring] = withPart({ squares: squares.ok ? squares.value : [] }, 'marked');
  expect(ring?.attributes).toMatchObject({
    d: 'M1.05 3.5a.45.45 0 1 0 .9 0 .45.45 0 1 0-.9 0z',
    stroke: '#d97706',
  });
});

test('the file is self-contained: no link, no id, no style, no script', () => {
  const svg = toMarkup(diagram({ board, title: 'Racing Kings', description: 'the start' }));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www[.]w3[.]org\/2000\/svg" viewBox="0 0 8 8" role="img"/);
  expect(svg).not.toMatch(/href|url\(|style|script|foreignObject| id=| class=| part=/);
  expect(svg.length).toBeLessThan(10_000);
});

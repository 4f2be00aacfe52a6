import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Attributes that a reader sees or hears. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  'label',
]);

/** The same in every language. */
const NAMES = new Set(['Racing Kings']);

const isSentence = (text: string): boolean => /\p{L}/u.test(text) && !NAMES.has(text.trim());

/** Words that a component writes itself, whatever has to happen before they show. */
function sentencesIn(source: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && isSentence(node.text)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText()) && node.initializer) {
      const value = ts.isStringLiteral(node.initializer) ? node.initializer.text : '';
      if (isSentence(value)) found.push(value);
    }
    if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteralLike(node.expression)) {
      const isSpoken = !ts.isJsxAttribute(node.parent) || SPOKEN.has(node.parent.name.getText());
      if (isSpoken && isSentence(node.expression.text)) found.push(node.expression.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('part.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.tsx'),
);

test('no component writes a sentence of its own', () => {
  expect(components.length).toBeGreaterThan(30);
  const found = components.flatMap((path) =>
    sentencesIn(readFileSync(`src/${path}`, 'utf8')).map((sentence) => `${path}: ${sentence}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['<p>Forgotten</p>', ['Forgotten']],
  ['<p>{"Forgotten"}</p>', ['Forgotten']],
  ['<a title="Forgotten" />', ['Forgotten']],
  ['<a aria-label={`Forgotten`} />', ['Forgotten']],
  ['<a href="#/play" className="link">{words.play}</a>', []],
])('in %s it finds %j', (source, sentences) => {
  expect(sentencesIn(source)).toEqual(sentences);
});

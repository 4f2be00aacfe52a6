// What a page may use of the element is told in four places; they tell the same.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Named {
  readonly name: string;
  readonly kind?: string;
  readonly fieldName?: string;
}

interface Declaration {
  readonly attributes: readonly Named[];
  readonly members: readonly Named[];
  readonly events: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

const manifest = JSON.parse(readFileSync('src/embed/custom-elements.json', 'utf8')) as {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
};
const { attributes, members, events, cssParts, cssProperties } = manifest.modules[0]!.declarations[0]!;
const types = readFileSync('src/embed/racingKings.d.ts', 'utf8');
const docs = readFileSync('docs/EMBEDDING.md', 'utf8');
const code = readFileSync('src/embed/element.ts', 'utf8');
const frame = readFileSync('src/embed/page.ts', 'utf8');
const sources = readdirSync('src/embed', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(`src/embed/${file}`, 'utf8'));
const names = (list: readonly Named[]): string[] => list.map(({ name }) => name).toSorted();
const wordsOf = (text: string, pattern: RegExp): string[] =>
  (pattern.exec(text)?.[1] ?? '').split(' ').toSorted();

describe('attributes', () => {
  const listed = names(attributes).filter((name) => name !== 'hint');

  test('of the manifest are those that the element watches, but the one that is read when asked for', () => {
    expect(listed).toEqual(wordsOf(code, /ATTRIBUTES =\s+'([^']+)'/));
  });

  test('are parameters of the frame, where there is something to say', () => {
    const parameters = wordsOf(frame, /PARAMETERS =\s+'([^']+)'/);
    expect(parameters).toEqual(names(attributes).filter((name) => name !== 'loading'));
  });

  test.each(names(attributes))('%s is described, and a property', (name) => {
    expect(docs).toContain(`\`${name}\``);
    if (name !== 'hint' && name !== 'lang')
      expect(types).toMatch(new RegExp(`^  (get )?${name}(\\(\\))?:`, 'm'));
  });
});

test.each(names(members))('member %s is described and typed', (name) => {
  expect(docs).toMatch(new RegExp(`\`${name}[\`(]`));
  expect(types).toMatch(new RegExp(`^  (readonly )?${name}[:(]`, 'm'));
});

test.each(names(events))('event %s is described, typed and sent', (name) => {
  expect(docs).toContain(`\`${name}\``);
  expect(types).toContain(`'${name}':`);
  expect(sources.some((text) => new RegExp(`emit\\(\\s*(host|this), '${name}'`).test(text))).toBe(true);
});

test('parts and custom properties are described', () => {
  expect(docs).toContain(`\`${cssParts.map(({ name }) => name).join(' ')}\``);
  expect(docs).toContain(`\`${cssProperties.map(({ name }) => name).join(' ')}\``);
});

import { expect, test } from 'vitest';
import { rulesPage, rulesStyle, RULES_LANGUAGES } from '../../../scripts/rules/page.tsx';
import { LESSONS } from '../../../src/features/rules/lessons.ts';

const pages = RULES_LANGUAGES.map((tag) => [tag, rulesPage(tag)] as const);

const STYLE = '<link rel="stylesheet" href="rules.css"/>';

/** The page without its style sheet, which the simulated browser would fetch. */
const parsed = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(STYLE, ''), 'text/html');

test.each(pages)('the page in %s has every lesson with its picture and its position in words', (_, html) => {
  const lessons = [...parsed(html).querySelectorAll('.lesson')];
  expect(lessons).toHaveLength(LESSONS.length);
  for (const lesson of lessons)
    expect(lesson.querySelector('svg > desc')?.textContent?.length).toBeGreaterThan(20);
});

test.each(pages)('the page in %s names its language and leads to the others', (tag, html) => {
  const page = parsed(html);
  expect(page.documentElement.lang).toBe(tag);
  expect(
    [...page.querySelectorAll('link[rel=alternate]')].map((link) => link.getAttribute('hreflang')),
  ).toEqual(['en', 'ru', 'fi', 'x-default']);
  expect(page.querySelectorAll(`a[hreflang=${tag}][aria-current=page]`)).toHaveLength(1);
});

test.each(pages)('the page in %s needs no script and nothing inline', (_, html) => {
  const page = parsed(html);
  expect(page.querySelectorAll('script, style, [style], [onclick], [onload]')).toHaveLength(0);
  expect(html).toContain(STYLE);
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'");
});

test.each(pages)('every link within the page in %s leads somewhere', (_, html) => {
  const page = parsed(html);
  const inner = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
  expect(inner.length).toBeGreaterThan(5);
  for (const href of inner) expect(page.getElementById(href.slice(1)), href).not.toBeNull();
});

/** Latin words that belong into a Russian text: names, the name of the game, squares and files. */
const NAMES = /Racing Kings|English|Suomi|Lichess|Chess\.com|\b[a-h][1-8]?\b/g;

test('no English is left in Russian', () => {
  const russian = parsed(rulesPage('ru')).body;
  for (const coordinates of russian.querySelectorAll('text')) coordinates.remove();
  expect(russian.textContent?.replace(NAMES, '').match(/[a-z]+/gi)).toBeNull();
});

test('no sentence is the same in two languages', () => {
  const sentences = (html: string): string[] =>
    [...parsed(html).querySelectorAll('h1, h2, h3, p, td, th, desc')].map((node) => node.textContent ?? '');
  const [en, ru, fi] = pages.map(([, html]) => sentences(html));
  expect(en?.length).toBe(ru?.length);
  expect(en?.length).toBe(fi?.length);
  expect(en?.filter((text) => ru?.includes(text) || fi?.includes(text))).toEqual([]);
});

test('the style sheet stands alone', () => {
  expect(rulesStyle()).not.toContain('@import');
  expect(rulesStyle()).toContain('--paper');
});

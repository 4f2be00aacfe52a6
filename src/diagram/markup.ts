import type { SvgNode } from './svgNode.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes for text and attributes alike, and leaves out what XML 1.0 can't hold at all. */
const escape = (text: string): string =>
  text
    .replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** The picture as the text of an SVG file, or of a part of one. */
export function toMarkup({ tag, attributes, children }: SvgNode): string {
  const written = Object.entries(attributes)
    .filter(([name]) => name !== 'part')
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('');
  const inner = children
    .map((child) => (typeof child === 'string' ? escape(child) : toMarkup(child)))
    .join('');
  return inner === '' ? `<${tag}${written}/>` : `<${tag}${written}>${inner}</${tag}>`;
}

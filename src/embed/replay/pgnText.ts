import { fenOf } from '../options.ts';

/** A file larger than this is no game for a web page. */
const MAX_BYTES = 256 * 1024;

const BLOCKS = /^(P|DIV|PRE|LI|BLOCKQUOTE|H\d)$/;

/** What is written inside an element, with the line breaks that its elements stand for. */
function textIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node.nodeName === 'BR') return '\n';
  if (/^(SCRIPT|STYLE|TEMPLATE)$/.test(node.nodeName)) return '';
  const inner = [...node.childNodes].map(textIn).join('');
  return BLOCKS.test(node.nodeName) ? `${inner}\n` : inner;
}

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
};

/**
 * Editors wrap pasted lines into paragraphs and write quotes as entities. They are read as the text they stand
 * for; nothing is parsed as HTML.
 */
const plain = (text: string): string =>
  text
    .replace(/<\/?(?:p|br|div|span|pre)\b[^<>]*>/gi, '\n')
    .replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (ENTITIES[name ?? ''] ?? whole)
        : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    );

const holdsGame = (text: string): boolean => /\[\s*\w+\s*["“”„]|\b\d+\s*[.…]|^\s*[KQRBN]/.test(text);

export type PgnSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'failed'; readonly code: 'tooLarge' | 'notFetched' };

/** Reads a file without credentials; only https, or the page's own server. */
async function fetched(src: string): Promise<PgnSource> {
  try {
    const url = new URL(src, document.baseURI);
    if (url.protocol !== 'https:' && url.origin !== location.origin) throw new Error(url.protocol);
    const answer = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!answer.ok) throw new Error(String(answer.status));
    const text = await answer.text();
    return text.length > MAX_BYTES ? { kind: 'failed', code: 'tooLarge' } : { kind: 'text', text };
  } catch {
    return { kind: 'failed', code: 'notFetched' };
  }
}

/** The game to show: text inside the element, else `pgn`, else the file `src` names, else `moves`. */
export async function pgnSource(host: HTMLElement): Promise<PgnSource> {
  const inside = textIn(host);
  const text = holdsGame(inside) ? inside : host.getAttribute('pgn');
  if (text !== null) {
    return text.length > MAX_BYTES
      ? { kind: 'failed', code: 'tooLarge' }
      : { kind: 'text', text: plain(text) };
  }
  const src = host.getAttribute('src');
  if (src !== null) return fetched(src);
  return { kind: 'text', text: `[FEN "${fenOf(host)}"]\n\n${plain(host.getAttribute('moves') ?? '')} *` };
}

import { roomBelow, saidOptions, type Draft } from './draft.ts';
import type { Form, Loading } from './places.ts';

/** Where the files of the embed lie, and where its links lead. */
export interface Addresses {
  /** The app, with a slash at its end. */
  readonly app: string;
  /** The folder of the embed, with a slash at its end; the webmaster's own if it is not this site's. */
  readonly embed: string;
}

export interface Words {
  /** What stands in the board's place until it is there, and where scripts are off. */
  readonly fallback: string;
  /** The accessible name of a frame. */
  readonly title: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const attribute = (name: string, value: string): string => `${name}="${escaped(value)}"`;

/** The game stands in the element as text, where it can be read and mended, and everything else in attributes. */
function parts(draft: Draft): { readonly attributes: (prefix: string) => string; readonly pgn: string } {
  const said = saidOptions(draft);
  const attributes = (prefix: string): string =>
    [['mode', draft.kind] as const, ...said.filter(([name]) => name !== 'pgn')]
      .map(([name, value]) => attribute(`${prefix}${name}`, value))
      .join(' ');
  return { attributes, pgn: said.find(([name]) => name === 'pgn')?.[1] ?? '' };
}

/** The address that opens the app with the same position. */
export function appLink(draft: Draft, { app }: Addresses): string {
  const said = new Map(saidOptions(draft));
  const fen = said.get('fen');
  if (fen === undefined || fen === 'start') return app;
  return `${app}#/play?fen=${encodeURIComponent(fen).replaceAll('%20', '_')}`;
}

function elementCode(draft: Draft, addresses: Addresses, words: Words, loading: Loading): string {
  const { attributes, pgn } = parts(draft);
  const consent = loading === 'consent' ? ' loading="click"' : '';
  const inside =
    pgn === ''
      ? [
          `  <a href="${escaped(appLink(draft, addresses))}" style="display:block;aspect-ratio:1">${escaped(words.fallback)}</a>`,
          ...(roomBelow(draft) > 0 ? [`  <p style="height:${roomBelow(draft)}px;margin:0"></p>`] : []),
        ]
      : [escaped(pgn)];
  return [
    `<script src="${escaped(addresses.embed)}embed.js" async></script>`,
    `<racing-kings ${attributes('')}${consent} style="display:block;max-width:${draft.width}px">`,
    ...inside,
    '</racing-kings>',
  ].join('\n');
}

function markupCode(draft: Draft, addresses: Addresses, words: Words, loading: Loading): string {
  const { attributes, pgn } = parts(draft);
  const consent = loading === 'consent' ? ' data-loading="click"' : '';
  const tag = pgn === '' ? 'div' : 'pre';
  const inside =
    pgn === ''
      ? `<a href="${escaped(appLink(draft, addresses))}">${escaped(words.fallback)}</a>`
      : escaped(pgn);
  return `<${tag} class="racing-kings" ${attributes('data-')}${consent}>\n${inside}\n</${tag}>`;
}

/** The address of the board alone on a page, for a frame. */
export function frameAddress(draft: Draft, embed: string): string {
  const query = new URLSearchParams([['mode', draft.kind]]);
  for (const [name, value] of saidOptions(draft)) query.set(name, value);
  return `${embed}embed.html?${query.toString()}`;
}

function frameCode(draft: Draft, { embed }: Addresses, { title }: Words): string {
  const height = draft.width + roomBelow(draft);
  return [
    `<iframe ${attribute('title', title)} class="racing-kings" sandbox="allow-scripts" loading="lazy"`,
    `  style="width:100%;max-width:${draft.width}px;height:${height}px;border:0"`,
    `  src="${escaped(frameAddress(draft, embed))}"></iframe>`,
  ].join('\n');
}

/** `[` and `]` would end the text of a picture in Markdown. */
const inMarkdown = (text: string): string => text.replace(/[[\]\\]/g, '\\$&');

const pictureCode = (draft: Draft, addresses: Addresses, words: Words): string =>
  `[![${inMarkdown(words.fallback)}](racing-kings.png)](${appLink(draft, addresses).replaceAll(')', '%29')})`;

/** What to paste, in the form that survives where it is pasted. */
export function snippet(
  draft: Draft,
  form: Form,
  loading: Loading,
  addresses: Addresses,
  words: Words,
): string {
  switch (form) {
    case 'element':
      return elementCode(draft, addresses, words, loading);
    case 'markup':
      return markupCode(draft, addresses, words, loading);
    case 'frame':
      return frameCode(draft, addresses, words);
    case 'picture':
      return pictureCode(draft, addresses, words);
  }
}

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

/** From this width on the embed lays the moves of a replay beside its board, which then has so much of the width. */
const WIDE = { px: 600, board: 0.62 } as const;

/** What keeps the page still while the board comes: as much room as it will take, however wide its column is. */
function roomFor(draft: Draft): { readonly board: string; readonly below: string } {
  const below = roomBelow(draft);
  if (draft.kind !== 'replay' || draft.width < WIDE.px)
    return { board: 'aspect-ratio:1', below: below > 0 ? `height:${below}px` : '' };
  const square = (1 - WIDE.board) * 100;
  // All of it below that width, and nothing from there on: there is no query of a column within a style attribute.
  return {
    board: `aspect-ratio:1/${WIDE.board}`,
    below: `padding:0 0 clamp(0px,(${WIDE.px}px - 100%)*999,${square}% + ${below}px)`,
  };
}

function elementCode(draft: Draft, addresses: Addresses, words: Words, loading: Loading): string {
  const { attributes, pgn } = parts(draft);
  const consent = loading === 'consent' ? ' loading="click"' : '';
  const { board, below } = roomFor(draft);
  const inside = [
    pgn === ''
      ? `  <a href="${escaped(appLink(draft, addresses))}" style="display:block;${board}">${escaped(words.fallback)}</a>`
      : `<div style="${board};overflow:auto">\n${escaped(pgn)}\n</div>`,
    ...(below === '' ? [] : [`  <p style="${below};margin:0"></p>`]),
  ];
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

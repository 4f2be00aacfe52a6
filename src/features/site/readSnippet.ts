import { err, ok, type Result } from '../../lib/result.ts';
import { FIRST_DRAFT, KINDS, OPTIONS, type Draft, type Kind, type Option } from './draft.ts';

/** 256 kB, as much as the embed reads of a game. */
const LIMIT = 256 * 1024;

export type SnippetError = 'tooLong' | 'noBoard';

const ELEMENT = /<racing-kings\b([^>]*)>([\s\S]*?)<\/racing-kings>/i;
const MARKUP = /<(pre|div|figure)\b([^>]*\bclass="[^"]*\bracing-kings\b[^>]*)>([\s\S]*?)<\/\1>/i;
const FRAME = /<iframe\b([^>]*\bsrc="[^"]*embed\.html\?[^>]*)>/i;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);

type Read = ReadonlyMap<string, string>;

const attributesOf = (tag: string): Read =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name.toLowerCase().replace(/^data-/, ''),
      plain(value),
    ]),
  );

/** A game stands in the element as it is, or in a box that keeps room for the board. */
const gameIn = (inside: string): string => /^\s*<div\b[^>]*>([^<]*)<\/div>/i.exec(inside)?.[1] ?? inside;

/** The text of a replay is its game; of another board it is what stands in its place until it comes. */
function withText(attributes: Read, inside: string): Read {
  const text = gameIn(inside);
  return attributes.has('pgn') || /[<]/.test(text) || text.trim() === ''
    ? attributes
    : new Map([...attributes, ['pgn', plain(text).trim()]]);
}

function queryOf(tag: string): Read {
  const { src = '' } = Object.fromEntries(attributesOf(tag));
  return new Map(new URLSearchParams(src.slice(src.indexOf('?') + 1).replace(/#.*/, '')));
}

function found(text: string): { readonly read: Read; readonly style: string } | undefined {
  const element = ELEMENT.exec(text);
  if (element) return styled(element[1] ?? '', withText(attributesOf(element[1] ?? ''), element[2] ?? ''));
  const markup = MARKUP.exec(text);
  if (markup) return styled(markup[2] ?? '', withText(attributesOf(markup[2] ?? ''), markup[3] ?? ''));
  const frame = FRAME.exec(text);
  return frame ? styled(frame[1] ?? '', queryOf(frame[1] ?? '')) : undefined;
}

const styled = (tag: string, read: Read): { readonly read: Read; readonly style: string } => ({
  read,
  style: attributesOf(tag).get('style') ?? '',
});

const kindOf = (read: Read): Kind =>
  KINDS.find((kind) => kind === read.get('mode')) ??
  (read.has('pgn') ? 'replay' : read.has('solution') ? 'puzzle' : 'diagram');

/** Reads a snippet that was pasted back, ours or one changed by hand. It is text all the way: nothing is parsed as HTML. */
export function readSnippet(text: string): Result<Draft, SnippetError> {
  if (text.length > LIMIT) return err('tooLong');
  const board = found(text);
  if (!board) return err('noBoard');
  const { read, style } = board;
  const options = OPTIONS.flatMap((name: Option) => {
    const value = read.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const width = Number(/max-width:\s*(\d{2,4})px/.exec(style)?.[1] ?? FIRST_DRAFT.width);
  return ok({ kind: kindOf(read), options: Object.fromEntries(options), width });
}

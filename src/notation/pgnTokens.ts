import { DASHES, INVISIBLE, plainWord, QUOTES } from './pgnCharacters.ts';
import { nagOfSign, splitSign } from './pgnGlyphs.ts';
import type { PgnResult } from './pgnTree.ts';

interface At {
  readonly offset: number;
}

/** What stands around the moves, or among them without being of them. */
type PgnSideToken = At &
  (
    | { readonly kind: 'tag'; readonly name: string; readonly value: string }
    | { readonly kind: 'brokenTag' | 'comment' | 'unclosedComment' | 'stray'; readonly text: string }
  );

export type PgnMoveToken = At &
  (
    | { readonly kind: 'word'; readonly text: string }
    | { readonly kind: 'nag'; readonly nag: number }
    | { readonly kind: 'result'; readonly result: PgnResult }
    | { readonly kind: 'number' | 'drawOffer' | 'open' | 'close' }
  );

export type PgnToken = PgnSideToken | PgnMoveToken;

interface Read {
  readonly end: number;
  readonly tokens: readonly PgnToken[];
}

// Each pattern is tried at one place only and can match a text in one way only, so that reading stays linear
// in the length of whatever comes in. What repeats without a limit is a class of characters: the engine keeps a
// stack for anything else, and ten million characters would overflow it.
const blank = new RegExp(`[\\s${INVISIBLE}]+`, 'y');
const straightTag = /\[\s*([\w-]+)\s*"([^"\\\r\n]*(?:\\[^\r\n][^"\\\r\n]*){0,1000})"\s*\]/y;
const curlyTag = new RegExp(`\\[\\s*([\\w-]+)\\s*[${QUOTES}]([^${QUOTES}\\r\\n]*)[${QUOTES}]\\s*\\]`, 'y');
const looseTag = /\[[ \t]*([\w-]+)([^\r\n]*)/y;
const line = /[^\r\n]*/y;
const bracketed = /\[[^\]\r\n]*\]?/y;
const counter = /\d+(?:[.…]+|(?![^\s{}()[\];$!?*]))|[.…]+/y;
const nag = /\$(\d{1,3})(?!\d)/y;
const SIGNS = '!?‼⁇⁈⁉';
const sign = /[!?‼⁇⁈⁉]+/y;
const drawOffer = /\(\s{0,9}=\s{0,9}\)/y;
const result = new RegExp(
  `(?:(1[${DASHES}]0)|(0[${DASHES}]1)|1/2[${DASHES}]1/2|½[${DASHES}]½|1/2|½)(?![^\\s${INVISIBLE}{}()[\\];$!?*.])`,
  'y',
);
const word = /[^\s{}()[\];$!?‼⁇⁈⁉*.…]+/y;
/** No move is longer; a sign behind such a word could not be told from the word. */
const LONGEST_MOVE = 24;

function matchAt(pattern: RegExp, text: string, offset: number): readonly string[] | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(text) ?? undefined;
}

const isLineStart = (text: string, offset: number): boolean =>
  offset === 0 || '\r\n\ufeff'.includes(text[offset - 1]!);

const strayChar = (text: string, offset: number): Read => ({
  end: offset + 1,
  tokens: [{ kind: 'stray', text: text[offset]!, offset }],
});

function readComment(text: string, offset: number): Read {
  const close = text.indexOf('}', offset);
  return close === -1
    ? { end: text.length, tokens: [{ kind: 'unclosedComment', text: text.slice(offset), offset }] }
    : { end: close + 1, tokens: [{ kind: 'comment', text: text.slice(offset + 1, close), offset }] };
}

function readLineComment(text: string, offset: number): Read {
  const [whole = ''] = matchAt(line, text, offset)!;
  return { end: offset + whole.length, tokens: [{ kind: 'comment', text: whole.slice(1), offset }] };
}

const unquote = (value: string): string =>
  value.replace(new RegExp(`^[${QUOTES}]`), '').replace(new RegExp(`[${QUOTES}]$`), '');

function readTag(text: string, offset: number): Read {
  const [whole = '', name = '', value = ''] =
    matchAt(straightTag, text, offset) ?? matchAt(curlyTag, text, offset) ?? [];
  if (name) {
    const token: PgnToken = { kind: 'tag', name, value: value.replace(/\\(["\\])/g, '$1'), offset };
    return { end: offset + whole.length, tokens: [token] };
  }
  return (isLineStart(text, offset) && readLooseTag(text, offset)) || readBracketed(text, offset);
}

/** A tag that fills its line but breaks the grammar: quotes missing, or unescaped within the value. */
function readLooseTag(text: string, offset: number): Read | undefined {
  const loose = matchAt(looseTag, text, offset);
  if (!loose) return undefined;
  const [whole = '', name = '', rest = ''] = loose;
  const body = rest.trim();
  const token: PgnToken = body.endsWith(']')
    ? { kind: 'tag', name, value: unquote(body.slice(0, -1).trim()), offset }
    : { kind: 'brokenTag', text: whole, offset };
  return { end: offset + whole.length, tokens: [token] };
}

function readBracketed(text: string, offset: number): Read {
  const [whole = ''] = matchAt(bracketed, text, offset)!;
  return { end: offset + whole.length, tokens: [{ kind: 'stray', text: whole, offset }] };
}

function readNag(text: string, offset: number): Read {
  const [whole = '', digits] = matchAt(nag, text, offset) ?? [];
  const value = Number(digits);
  return value <= 255
    ? { end: offset + whole.length, tokens: [{ kind: 'nag', nag: value, offset }] }
    : strayChar(text, offset);
}

function readSign(text: string, offset: number): Read {
  const [whole = ''] = matchAt(sign, text, offset)!;
  const value = nagOfSign(whole);
  const token: PgnToken =
    value === undefined ? { kind: 'stray', text: whole, offset } : { kind: 'nag', nag: value, offset };
  return { end: offset + whole.length, tokens: [token] };
}

function readOpen(text: string, offset: number): Read {
  const offer = matchAt(drawOffer, text, offset);
  return offer
    ? { end: offset + offer[0]!.length, tokens: [{ kind: 'drawOffer', offset }] }
    : { end: offset + 1, tokens: [{ kind: 'open', offset }] };
}

function readWord(text: string, offset: number): Read {
  const ending = matchAt(result, text, offset);
  if (ending) {
    const [whole = '', white, black] = ending;
    const token: PgnToken = { kind: 'result', result: white ? '1-0' : black ? '0-1' : '1/2-1/2', offset };
    return { end: offset + whole.length, tokens: [token] };
  }
  const [number] = matchAt(counter, text, offset) ?? [];
  if (number) return { end: offset + number.length, tokens: [{ kind: 'number', offset }] };
  const [written = ''] = matchAt(word, text, offset)!;
  return { end: offset + written.length, tokens: wordTokens(written, offset) };
}

function wordTokens(written: string, offset: number): PgnToken[] {
  if (written.length > LONGEST_MOVE) return [{ kind: 'word', text: written, offset }];
  const { san, sign: behind } = splitSign(plainWord(written));
  const tokens: PgnToken[] = san === '' ? [] : [{ kind: 'word', text: san, offset }];
  if (behind === '=') tokens.push({ kind: 'drawOffer', offset });
  else if (behind !== '') tokens.push({ kind: 'nag', nag: nagOfSign(behind)!, offset });
  return tokens;
}

function readAt(text: string, offset: number): Read {
  const char = text[offset]!;
  switch (char) {
    case '{':
      return readComment(text, offset);
    case ';':
      return readLineComment(text, offset);
    case '[':
      return readTag(text, offset);
    case '(':
      return readOpen(text, offset);
    case ')':
      return { end: offset + 1, tokens: [{ kind: 'close', offset }] };
    case '*':
      return { end: offset + 1, tokens: [{ kind: 'result', result: '*', offset }] };
    case '$':
      return readNag(text, offset);
    case '}':
    case ']':
      return strayChar(text, offset);
    default:
      return SIGNS.includes(char) ? readSign(text, offset) : readWord(text, offset);
  }
}

/**
 * What the text holds, in order. It reads leniently and drops nothing silently: text without a meaning comes
 * out as `stray`, a tag without its end as `brokenTag`.
 */
export function* pgnTokens(text: string): Generator<PgnToken, undefined> {
  let at = 0;
  while (at < text.length) {
    const space = matchAt(blank, text, at);
    if (space) at += space[0]!.length;
    else if (text[at] === '%' && isLineStart(text, at)) at += matchAt(line, text, at)![0]!.length;
    else {
      const { end, tokens } = readAt(text, at);
      yield* tokens;
      at = end;
    }
  }
}

import { parseSquare, squareName } from '../rules/squares.ts';
import { makeTime, parseTime } from './pgnTime.ts';
import type { MarkColor, PgnArrow, PgnComment, PgnEval, PgnMark } from './pgnTree.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Fields = Writable<Omit<PgnComment, 'text'>>;

const COLORS: ReadonlyMap<string, MarkColor> = new Map([
  ['G', 'green'],
  ['R', 'red'],
  ['Y', 'yellow'],
  ['B', 'blue'],
]);

const EVAL = /^(?:(#-?\d{1,4})|([+-]?\d{1,6}(?:\.\d{1,6})?))(?:,(\d{1,3}))?$/;

/** `0.23`, `-1.5,22` (with the depth), `#3`, `#-3` (moves to the end of the race). */
function parseEval(text: string): PgnEval | undefined {
  const [, win, pawns, depth] = EVAL.exec(text) ?? [];
  if (win === undefined && pawns === undefined) return undefined;
  const deep = depth === undefined ? {} : { depth: Number(depth) };
  // Adding 0 makes 0 of -0.
  return win === undefined
    ? { centipawns: Math.round(Number(pawns) * 100) + 0, ...deep }
    : { win: Number(win.slice(1)) + 0, ...deep };
}

function makeEval(evaluation: PgnEval): string {
  const depth = evaluation.depth === undefined ? '' : `,${evaluation.depth}`;
  return 'win' in evaluation
    ? `#${evaluation.win}${depth}`
    : `${(evaluation.centipawns / 100).toFixed(2)}${depth}`;
}

/** Every item of a list such as `Ga1,Rb2`, or nothing if one of them can't be read. */
function parseList<T>(text: string, parseItem: (item: string) => T | undefined): readonly T[] | undefined {
  const items = text.split(',').map((item) => parseItem(item.trim()));
  return items.includes(undefined) ? undefined : (items as readonly T[]);
}

function parseMark(item: string): PgnMark | undefined {
  const color = COLORS.get(item.slice(0, 1));
  const square = parseSquare(item.slice(1));
  return color === undefined || square === undefined ? undefined : { color, square };
}

function parseArrow(item: string): PgnArrow | undefined {
  const color = COLORS.get(item.slice(0, 1));
  const from = parseSquare(item.slice(1, 3));
  const to = parseSquare(item.slice(3));
  return color === undefined || from === undefined || to === undefined ? undefined : { color, from, to };
}

const letter = (color: MarkColor): string => color.slice(0, 1).toUpperCase();

/** What a `[%name value]` says, or nothing where it is unknown or spoilt: then it stays in the text. */
function parseCommand(name: string, value: string): Fields | undefined {
  switch (name) {
    case 'clk':
      return field('clockMs', parseTime(value));
    case 'emt':
      return field('elapsedMs', parseTime(value));
    case 'eval':
      return field('evaluation', parseEval(value));
    case 'csl':
      return field('marks', parseList(value, parseMark));
    case 'cal':
      return field('arrows', parseList(value, parseArrow));
    case 'draw':
      return field('drawOffer', value === 'offer' ? true : undefined);
    default:
      return undefined;
  }
}

const field = <K extends keyof Fields>(name: K, value: Fields[K] | undefined): Fields | undefined =>
  value === undefined ? undefined : { [name]: value };

/** White space that is not one plain space; a long text is not taken apart at every word. */
const LOOSE_SPACE = /[^\S ]\s*| \s+/g;
const COMMAND = /\[%(\w+)\s([^[\]]*)\]/g;

/** The comment a text within `{}` makes, or nothing where it is empty. */
export function parseComment(source: string): PgnComment | undefined {
  const fields: Fields = {};
  const rest = source.replace(COMMAND, (whole, name: string, value: string) => {
    const found = parseCommand(name, value.trim());
    Object.assign(fields, found);
    return found ? ' ' : whole;
  });
  const text = rest.replace(LOOSE_SPACE, ' ').trim();
  return text === '' && Object.keys(fields).length === 0 ? undefined : { text, ...fields };
}

/** The commands and words of a comment; a line may break between any two, before none that starts with `[` or `%`. */
export function commentWords(comment: PgnComment): string[] {
  const { evaluation, clockMs, elapsedMs, marks, arrows, drawOffer } = comment;
  const commands: string[] = [];
  if (evaluation) commands.push(`[%eval ${makeEval(evaluation)}]`);
  if (clockMs !== undefined) commands.push(`[%clk ${makeTime(clockMs)}]`);
  if (elapsedMs !== undefined) commands.push(`[%emt ${makeTime(elapsedMs)}]`);
  if (marks?.length)
    commands.push(`[%csl ${marks.map((m) => letter(m.color) + squareName(m.square)).join()}]`);
  if (arrows?.length)
    commands.push(
      `[%cal ${arrows.map((a) => letter(a.color) + squareName(a.from) + squareName(a.to)).join()}]`,
    );
  if (drawOffer) commands.push('[%draw offer]');
  return [...commands, ...safeText(comment.text).split(/\s+/).filter(Boolean)];
}

// A comment can't hold its own end, and PGN knows no escape for it.
const safeText = (text: string): string =>
  text.includes('}') ? text.replaceAll('{', '(').replaceAll('}', ')') : text;

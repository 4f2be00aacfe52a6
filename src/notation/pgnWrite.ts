import { makeFen } from './makeFen.ts';
import { commentWords } from './pgnComments.ts';
import { isKept, makeTag, ROSTER } from './pgnTags.ts';
import type { PgnComment, PgnGame, PgnLine } from './pgnTree.ts';

const WIDTH = 80;

/** Numbers the plies of a game: `1.` for White, `1...` for Black. */
interface Counter {
  readonly fullmoves: number;
  readonly blackToMove: boolean;
}

const after = ({ fullmoves, blackToMove }: Counter): Counter => ({
  fullmoves: fullmoves + (blackToMove ? 1 : 0),
  blackToMove: !blackToMove,
});

function tagSection({ tags, start, result }: PgnGame): string {
  const rest = [...tags].filter(([name, value]) => isKept(name, value) && !ROSTER.has(name));
  const all: readonly (readonly [string, string])[] = [
    ...[...ROSTER].map(([name, unknown]) => [name, tags.get(name) ?? unknown] as const),
    ['Result', result],
    ['Variant', 'Racing Kings'],
    ['SetUp', '1'],
    ['FEN', makeFen(start)],
    ...rest,
  ];
  return all.map(([name, value]) => `${makeTag(name, value)}\n`).join('');
}

const commentAtoms = (comments: readonly PgnComment[]): string[] =>
  comments
    .map(commentWords)
    .filter((words) => words.length > 0)
    .flatMap((words) => ['{', ...words, '}']);

/** The movetext of a line, in parts between which a line may break. */
function lineAtoms(line: PgnLine, first: Counter): string[] {
  const atoms: string[] = [];
  let counter = first;
  // Black's move needs its number only where it doesn't follow White's at once.
  let atOnce = false;
  for (const move of line.moves) {
    const ahead = commentAtoms(move.before);
    atoms.push(...ahead);
    const number = !counter.blackToMove
      ? `${counter.fullmoves}. `
      : atOnce && ahead.length === 0
        ? ''
        : `${counter.fullmoves}... `;
    const behind = [...move.nags.map((nag) => `$${nag}`), ...commentAtoms(move.after)];
    atoms.push(
      number + move.san,
      ...behind,
      ...move.variations.flatMap((variation) => inBrackets(variation, counter)),
    );
    atOnce = behind.length === 0 && move.variations.length === 0;
    counter = after(counter);
  }
  return [...atoms, ...commentAtoms(line.end)];
}

function inBrackets(line: PgnLine, first: Counter): string[] {
  const atoms = lineAtoms(line, first);
  const last = atoms.length - 1;
  return atoms.map((atom, i) => (i === 0 ? '(' : '') + atom + (i === last ? ')' : ''));
}

// A line that starts with `%` would be skipped by a reader, one that starts with `[` taken for a tag.
const mayStartLine = (atom: string): boolean => !/^[%[]/.test(atom);

function wrap(atoms: readonly string[]): string {
  let text = '';
  let column = 0;
  for (const atom of atoms) {
    const room = column + 1 + atom.length <= WIDTH || !mayStartLine(atom);
    const gap = column === 0 ? '' : room ? ' ' : '\n';
    column = (gap === '\n' ? 0 : column + gap.length) + atom.length;
    text += gap + atom;
  }
  return text;
}

/** The game in PGN's export format: it always names the variant and its start, as the large sites do. */
export function makePgn(game: PgnGame): string {
  const { start, line, result } = game;
  const atoms = lineAtoms(line, { fullmoves: start.fullmoves, blackToMove: start.turn === 'black' });
  return `${tagSection(game)}\n${wrap([...atoms, result])}\n`;
}

/** Many games in one file. */
export const makePgnFile = (games: readonly PgnGame[]): string => games.map(makePgn).join('\n');

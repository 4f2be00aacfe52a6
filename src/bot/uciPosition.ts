/** The `position` command: a start and the moves from it, checked by the rules. */
import { parseFen } from '../notation/fen.ts';
import { makeFen } from '../notation/makeFen.ts';
import { makeUci, parseUci } from '../notation/uci.ts';
import { legalMoves, isLegal } from '../rules/moves.ts';
import { positionOutcome } from '../rules/outcome.ts';
import { type Move, play, type Position, samePosition, startPosition } from '../rules/position.ts';
import { outcomeText } from './uciText.ts';

export interface Line {
  readonly start: Position;
  readonly moves: readonly Move[];
  /** Every position from the start on; the last is the one on the board. */
  readonly positions: readonly [Position, ...Position[]];
}

export const startLine: Line = { start: startPosition, moves: [], positions: [startPosition] };

export const lastOf = ({ positions }: Line): Position => positions.at(-1) ?? positions[0];

/** Reads the words after `position`; the text is what is wrong with them. */
export function parsePosition(words: readonly string[]): Line | string {
  const at = words.indexOf('moves');
  const setup = at < 0 ? words : words.slice(0, at);
  const [kind, ...fen] = setup;
  if (kind !== 'fen' && (kind !== 'startpos' || fen.length > 0)) return 'position: expected startpos or fen';
  const read = kind === 'fen' ? parseFen(fen.join(' ')) : undefined;
  if (read && !read.ok) return `position: bad FEN (${read.error.code}: ${read.error.text})`;
  return playAll(read ? read.value : startPosition, at < 0 ? [] : words.slice(at + 1));
}

function playAll(start: Position, words: readonly string[]): Line | string {
  const moves: Move[] = [];
  const positions: [Position, ...Position[]] = [start];
  let position = start;
  for (const word of words) {
    const move = parseUci(word);
    if (!move || !isLegal(position, move)) return `position: illegal move ${word} in ${makeFen(position)}`;
    position = play(position, move);
    moves.push(move);
    positions.push(position);
  }
  return { start, moves, positions };
}

/** The answer to `d`. */
export function describe(line: Line): readonly string[] {
  const position = lastOf(line);
  const repeated = line.positions.filter((earlier) => samePosition(earlier, position)).length;
  const byHistory = repeated >= 5 ? ({ winner: undefined, reason: 'fivefold' } as const) : undefined;
  const legal = legalMoves(position).map(makeUci).toSorted();
  return [
    `Fen: ${makeFen(position)}`,
    `Legal: ${legal.join(' ')}`.trimEnd(),
    `Outcome: ${outcomeText(positionOutcome(position) ?? byHistory)}`,
  ];
}

/**
 * npm run make-book: makes src/bot/book/book.json. From the start on, the positions that book players reach most often
 * are searched, and the moves about as good as the best are kept. Options: --positions 500, --nodes 40000.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bookKey, type BookMove } from '../src/bot/book/book.ts';
import { makeUci } from '../src/notation/uci.ts';
import { play, type Position, startPosition } from '../src/rules/position.ts';
import { strongEngine } from './support/strongEngine.ts';

/** Moves this many centipawns below the best are left out. */
const WINDOW = 15;
const LINES = 6;
const DEEPEST = 10;
const MOST_BYTES = 100_000;

const { values } = parseArgs({
  options: { positions: { type: 'string', default: '500' }, nodes: { type: 'string', default: '40000' } },
});

interface Open {
  readonly position: Position;
  readonly ply: number;
  /** How often book players come here. */
  readonly share: number;
}

const engine = await strongEngine();

function goodMoves(position: Position): readonly BookMove[] {
  engine.setPosition(position, []);
  const limits = { nodes: Number(values.nodes), multiPv: LINES };
  const { lines } = engine.search(limits, { now: () => performance.now() });
  const best = lines[0]?.score.centipawns ?? 0;
  return lines.flatMap(({ score, moves: [move] }) =>
    move && score.centipawns >= best - WINDOW ? [{ move, centipawns: score.centipawns }] : [],
  );
}

const book: Record<string, string> = {};
let open: Open[] = [{ position: startPosition, ply: 0, share: 1 }];
while (Object.keys(book).length < Number(values.positions) && open.length > 0) {
  const likeliest = open.reduce((a, b) => (b.share > a.share ? b : a));
  const { position, ply, share } = likeliest;
  open = open.filter((entry) => entry !== likeliest);
  const key = bookKey(position);
  if (key in book) continue;
  const moves = goodMoves(position);
  book[key] = moves.map(({ move, centipawns }) => `${makeUci(move)} ${centipawns}`).join(' ');
  if (ply + 1 >= DEEPEST) continue;
  for (const { move } of moves)
    open.push({ position: play(position, move), ply: ply + 1, share: share / moves.length });
}

const text = `${JSON.stringify(book, undefined, 2)}\n`;
if (text.length > MOST_BYTES) throw new Error(`the book has grown to ${text.length} bytes`);
writeFileSync(new URL('../src/bot/book/book.json', import.meta.url), text);
console.log(`${Object.keys(book).length} positions, ${text.length} bytes`);

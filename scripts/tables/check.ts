// npm run check-tables [KEY ...]: recomputes every position of the last `npm run make-tables` from its moves,
// and compares what the bot reads from public/tables with it. All scores in place and each equal to the best
// of its moves means that all are right: a win in n has a move to a loss in n - 1, and so on down to the goal.
import { MATERIALS, type Material } from '../../src/bot/tables/material.ts';
import { squaresOf } from '../../src/bot/tables/indexing.ts';
import { Tables } from '../../src/bot/tables/tables.ts';
import { readScores, readTable } from './files.ts';
import { ForwardCheck } from './forwardCheck.ts';
import { DRAW, ILLEGAL, pliesOf, type Score } from './score.ts';

const SIDES = [true, false] as const;

interface Count {
  positions: number;
  wrongScores: number;
  wrongFiles: number;
}

/** Whether the shipped files say of a legal position what the score says. */
function agrees(
  tables: Tables,
  { code }: Material,
  squares: Uint8Array,
  whiteToMove: boolean,
  score: Score,
): boolean {
  const [whiteKing, blackKing, first, second] = squares as unknown as [number, number, number, number];
  const result = tables.result(code, whiteToMove, whiteKing, blackKing, first, second);
  const plies = tables.pliesToEnd(code, whiteToMove, whiteKing, blackKing, first);
  const hasPlies = plies === undefined || score === DRAW || plies === pliesOf(score);
  return hasPlies && result === Math.sign(score) + 1;
}

function check(material: Material, tables: Tables): Count {
  const scores = readScores(material.key);
  const forward = new ForwardCheck(material.key, readScores);
  const squares = new Uint8Array(4);
  const count = { positions: 0, wrongScores: 0, wrongFiles: 0 };
  for (let index = 0; index < scores[0].length; index++) {
    const isLegal = forward.setUp(index);
    squaresOf(material.kinds.length, index, squares);
    for (const whiteToMove of SIDES) {
      const score = scores[whiteToMove ? 0 : 1][index]!;
      if (score !== (isLegal ? forward.expected(whiteToMove) : ILLEGAL)) count.wrongScores++;
      if (!isLegal) continue;
      count.positions++;
      if (!agrees(tables, material, squares, whiteToMove, score)) count.wrongFiles++;
    }
  }
  return count;
}

const wanted = process.argv.slice(2);
const tables = await Tables.open();
const total: Count = { positions: 0, wrongScores: 0, wrongFiles: 0 };
const started = performance.now();
for (const material of MATERIALS) {
  if (wanted.length > 0 && !wanted.includes(material.key)) continue;
  const loaded = await tables.load(material.key, readTable);
  if (!loaded.ok) throw new Error(`${material.key}: ${loaded.error}`);
  const count = check(material, tables);
  total.positions += count.positions;
  total.wrongScores += count.wrongScores;
  total.wrongFiles += count.wrongFiles;
  console.log(`${material.key}\t${count.positions}\t${count.wrongScores}\t${count.wrongFiles}`);
}
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `${total.positions} positions, ${total.wrongScores} wrong, ${total.wrongFiles} wrong in files, ${seconds} s`,
);
process.exitCode = total.wrongScores + total.wrongFiles === 0 ? 0 : 1;

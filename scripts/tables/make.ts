// npm run make-tables: solves all positions of two to four men and writes the files that the bot reads.
import { MATERIALS, type Material } from '../../src/bot/tables/material.ts';
import type { Cells } from '../../src/bot/tables/wdl.ts';
import { encodePlies, encodeResults } from './encodeTable.ts';
import { makeFolders, writeScores, writeSmallTables, writeTable } from './files.ts';
import { type Scores, solve } from './retrograde.ts';
import { DRAW, ILLEGAL, pliesOf } from './score.ts';

interface Made {
  readonly bytes: number;
  readonly row: string;
}

const scoresByKey = new Map<string, Scores>();
const cellsByCode = new Map<number, Cells>();
const builtIn = new Map<string, Uint8Array>();

/** Wins, draws and losses for one side to move. */
function counts(scores: Int8Array): string {
  let [wins, draws, losses] = [0, 0, 0];
  for (const score of scores) {
    if (score > DRAW) wins++;
    else if (score === DRAW) draws++;
    else if (score !== ILLEGAL) losses++;
  }
  return [wins, draws, losses].join('\t');
}

function longest(scores: Scores): number {
  let plies = 0;
  for (const side of scores) {
    for (const score of side) {
      if (score !== DRAW && score !== ILLEGAL) plies = Math.max(plies, pliesOf(score));
    }
  }
  return plies;
}

function make(material: Material): Made {
  const scores = solve(material, scoresByKey);
  writeScores(material.key, scores);
  const { file, cells } = encodeResults(material, scores, (code) => cellsByCode.get(code));
  let shipped = file;
  if (material.kinds.length < 2) {
    scoresByKey.set(material.key, scores);
    cellsByCode.set(material.code, cells);
    builtIn.set(material.key, file);
    shipped = encodePlies(material, scores, cells);
  }
  writeTable(material.key, shipped);
  const row = [material.key, ...scores.map(counts), longest(scores), shipped.length].join('\t');
  return { bytes: shipped.length, row };
}

console.log(
  'material\tWhite to move: wins\tdraws\tlosses\tBlack to move: wins\tdraws\tlosses\tlongest\tbytes',
);
makeFolders();
const started = performance.now();
let bytes = 0;
for (const material of MATERIALS) {
  const made = make(material);
  bytes += made.bytes;
  console.log(made.row);
}
writeSmallTables(builtIn);
console.log(
  `${MATERIALS.length} materials, ${bytes} bytes, ${Math.round((performance.now() - started) / 1000)} s`,
);

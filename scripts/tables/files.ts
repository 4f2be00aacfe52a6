import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tableFileName } from '../../src/bot/tables/tables.ts';
import type { Scores } from './retrograde.ts';

const PUBLIC_FOLDER = 'public/tables';
/** The scores of the last run, 12.8 MB a material of four men: for the check, not for shipping. */
const SCORES_FOLDER = '.cache/tables';

const scoresPath = (key: string): string => path.join(SCORES_FOLDER, `${key}.scores`);

export function makeFolders(): void {
  for (const folder of [PUBLIC_FOLDER, SCORES_FOLDER]) mkdirSync(folder, { recursive: true });
}

export function writeScores(key: string, [white, black]: Scores): void {
  writeFileSync(scoresPath(key), Buffer.concat([Buffer.from(white.buffer), Buffer.from(black.buffer)]));
}

export function readScores(key: string): Scores {
  const bytes = readFileSync(scoresPath(key));
  const scores = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  return [scores.subarray(0, scores.length / 2), scores.subarray(scores.length / 2)];
}

export const writeTable = (key: string, bytes: Uint8Array): void =>
  writeFileSync(path.join(PUBLIC_FOLDER, tableFileName(key)), bytes);

/** A file of `public/tables`, as `Tables.load` wants it. */
export const readTable = async (fileName: string): Promise<Uint8Array> =>
  new Uint8Array(readFileSync(path.join(PUBLIC_FOLDER, fileName)));

export function writeSmallTables(tables: ReadonlyMap<string, Uint8Array>): void {
  const lines = [...tables].map(
    ([key, bytes]) => `  ['${key}', '${Buffer.from(bytes).toString('base64')}'],\n`,
  );
  writeFileSync(
    'src/bot/tables/smallTables.ts',
    `/** Written by \`npm run make-tables\`: the results of up to three men as table files in base64. */\n` +
      `export const SMALL_TABLES: readonly (readonly [key: string, file: string])[] = [\n${lines.join('')}];\n`,
  );
}

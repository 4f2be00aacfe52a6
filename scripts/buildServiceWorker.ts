// Writes dist/sw.js: the service worker with the list of files that it keeps for offline use.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const DIST = 'dist';

/** Alphabets that no language of ours uses; a name in one of them fetches its letters. */
const RARE_LETTERS = /inter-(greek|greek-ext|vietnamese)-/;

const isKept = (name: string): boolean =>
  !RARE_LETTERS.test(name) &&
  (/^assets\/.*(?<!\.map)$/.test(name) ||
    /^(icons|rules)\/|^(index\.html|manifest(\.\w+)?\.webmanifest|icon\.svg|\w+\.md)$/.test(name));

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.posix.join(path.relative(DIST, entry.parentPath), entry.name))
  .filter(isKept)
  .toSorted();

const bytes = (name: string): Buffer => readFileSync(path.join(DIST, name));

/** Built files carry their content in their names; the others are told apart by it. */
const revision = (name: string): string | null =>
  name.startsWith('assets/') ? null : createHash('sha256').update(bytes(name)).digest('hex').slice(0, 16);

const built = await build({
  configFile: false,
  logLevel: 'warn',
  define: {
    RK_FILES: JSON.stringify(files.map((url) => ({ url, revision: revision(url) }))),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    write: false,
    target: 'baseline-widely-available',
    lib: { entry: 'src/app/serviceWorker.ts', formats: ['iife'], name: 'racingKings' },
    rolldownOptions: { output: { minify: true } },
  },
});
const [result] = Array.isArray(built) ? built : [built];
if (result === undefined || !('output' in result)) throw new Error('no service worker was built');
writeFileSync(path.join(DIST, 'sw.js'), result.output[0].code);

const size = files.reduce((sum, name) => sum + bytes(name).length, 0);
console.log(`${DIST}/sw.js: ${files.length} files for offline use, ${Math.round(size / 1024)} kB`);

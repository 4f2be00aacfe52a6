// @ts-check
// The budgets of everything a visitor downloads; the build has to be there. `npm run size` fails over budget.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** What comes before the first move can be made: all that index.html names. */
const firstMove = (extension) => {
  const page = readFileSync('dist/index.html', 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, path]) => `dist/${path}`);
  const found = files.filter((path) => path.endsWith(extension));
  if (found.length === 0) throw new Error(`dist/index.html names no ${extension} file`);
  return found;
};

const embed = (name, files, limit) => ({ name, path: files.map((file) => `dist/embed/v1/${file}`), limit });
const inEachLanguage = (mode, limit) =>
  ['en', 'ru', 'fi'].map((language) =>
    embed(`embed: ${mode}, ${language}`, ['embed.js', `${mode}.${language}.js`], limit),
  );
const inFrame = (mode, limit) =>
  embed(`frame: ${mode}, ru`, ['embed.html', 'page.js', `${mode}.ru.js`], limit);

/** Chunks that have a budget of their own, by their names. */
const CHUNKS = {
  RulesScreen: ['rules', '13 kB'],
  Quiz: ['rules: quiz', '6 kB'],
  GamesScreen: ['my games', '13 kB'],
  SiteScreen: ['for your site', '8 kB'],
  SettingsScreen: ['settings', '3.5 kB'],
  ShareDialog: ['share', '5 kB'],
  ViewScreen: ['a game to look at', '4 kB'],
  Analysis: ['analysis', '6 kB'],
  SetupDialog: ['a new game', '3 kB'],
  TypedMove: ['typed moves', '3 kB'],
  gameRecord: ['a game as PGN', '5 kB'],
  diagram: ['pictures', '3.5 kB'],
  worker: ['bot: its thread', '22 kB'],
  book: ['bot: openings', '12 kB'],
  smallTables: ['bot: small tables', '6 kB'],
};

/** What comes with the first page, around the board. */
const PAGE = ['page', 'react', 'rolldown-runtime'];

const chunkOf = (file) => file.replace(/-[\w-]{8}\.\w+$/, '');
const packed = (path) => gzipSync(readFileSync(path)).length;

/** Of the chunks that come later and are not named above, words among them, the largest: so each has a budget. */
function largestOther(extension, limit) {
  const first = new Set(firstMove(extension));
  const named = new Set([...PAGE, ...(extension === '.js' ? Object.keys(CHUNKS) : [])]);
  const others = readdirSync('dist/assets')
    .filter((file) => file.endsWith(extension) && !named.has(chunkOf(file)))
    .map((file) => `dist/assets/${file}`)
    .filter((path) => !first.has(path))
    .toSorted((a, b) => packed(b) - packed(a));
  const [path = ''] = others;
  return {
    name: `largest of ${others.length} others: ${path.slice('dist/assets/'.length)}`,
    path,
    limit,
    gzip: true,
  };
}

export default [
  { name: 'app script (first move)', path: firstMove('.js'), limit: '30 kB', gzip: true },
  {
    name: 'app script (first load: first move, and the page around it)',
    path: [
      ...firstMove('.js'),
      'dist/assets/page-*.js',
      'dist/assets/react-*.js',
      'dist/assets/rolldown-runtime-*.js',
    ],
    limit: '110 kB',
    gzip: true,
  },
  { name: 'app styles (first load)', path: firstMove('.css'), limit: '16 kB', gzip: true },
  ...Object.entries(CHUNKS).map(([chunk, [name, limit]]) => ({
    name,
    path: `dist/assets/${chunk}-*.js`,
    limit,
    gzip: true,
  })),
  largestOther('.js', '5 kB'),
  largestOther('.css', '2 kB'),
  { name: 'bot: engine as WebAssembly', path: 'dist/assets/core-*.wasm', limit: '15 kB', gzip: true },
  { name: 'bot: network', path: 'dist/assets/*.net', limit: '80 kB', gzip: true },
  { name: 'rules without scripts, ru', path: 'dist/rules/ru.html', limit: '11 kB', gzip: true },
  embed('embed: loader', ['embed.js'], '1.9 kB'),
  ...inEachLanguage('diagram', '6 kB'),
  ...inEachLanguage('replay', '18 kB'),
  ...inEachLanguage('puzzle', '20 kB'),
  ...inEachLanguage('play', '30 kB'),
  inFrame('diagram', '10 kB'),
  inFrame('replay', '22 kB'),
  inFrame('play', '34 kB'),
];

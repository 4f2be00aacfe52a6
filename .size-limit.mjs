// @ts-check
// The budgets of everything a visitor downloads; the build has to be there. `npm run size` fails over budget.
import { readFileSync } from 'node:fs';

/** What the page fetches before the first move: all that index.html names. */
const firstLoad = (extension) => {
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

export default [
  { name: 'app script (first load)', path: firstLoad('.js'), limit: '110 kB', gzip: true },
  { name: 'app styles (first load)', path: firstLoad('.css'), limit: '16 kB', gzip: true },
  { name: 'rules', path: 'dist/assets/RulesScreen-*.js', limit: '13 kB', gzip: true },
  { name: 'rules: quiz', path: 'dist/assets/Quiz-*.js', limit: '6 kB', gzip: true },
  { name: 'rules without scripts, ru', path: 'dist/rules/ru.html', limit: '11 kB', gzip: true },
  { name: 'my games', path: 'dist/assets/GamesScreen-*.js', limit: '13 kB', gzip: true },
  { name: 'share', path: 'dist/assets/ShareDialog-*.js', limit: '5 kB', gzip: true },
  { name: 'a game to look at', path: 'dist/assets/ViewScreen-*.js', limit: '4 kB', gzip: true },
  { name: 'analysis', path: 'dist/assets/Analysis-*.js', limit: '6 kB', gzip: true },
  embed('embed: loader', ['embed.js'], '1.9 kB'),
  ...inEachLanguage('diagram', '6 kB'),
  ...inEachLanguage('replay', '18 kB'),
  ...inEachLanguage('puzzle', '20 kB'),
  ...inEachLanguage('play', '30 kB'),
  inFrame('diagram', '10 kB'),
  inFrame('replay', '22 kB'),
  inFrame('play', '34 kB'),
];

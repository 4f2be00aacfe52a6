// @ts-check
// The budgets of everything a visitor downloads; the build has to be there. `npm run size` fails over budget.
import { readFileSync } from 'node:fs';

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

export default [
  { name: 'app script (first move)', path: firstMove('.js'), limit: '30 kB', gzip: true },
  {
    name: 'app script (first load: first move, and the page around it)',
    path: [...firstMove('.js'), 'dist/assets/page-*.js', 'dist/assets/rolldown-runtime-*.js'],
    limit: '110 kB',
    gzip: true,
  },
  { name: 'app styles (first load)', path: firstMove('.css'), limit: '16 kB', gzip: true },
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

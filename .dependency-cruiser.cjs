// The house, lowest floor first: a folder imports itself and the floors below it. See docs/ARCHITECTURE.md.
// tests/architecture.test.ts walks it, counts what was walked, and sees planted violations fail.
const floors = [
  ['lib'],
  ['rules'],
  ['notation'],
  ['game'],
  ['bot', 'link', 'i18n'],
  ['session'],
  ['effects', 'board', 'diagram'],
  ['ui'],
  ['features', 'embed'],
  ['app'],
];

const below = (level) => floors.slice(0, level).flat();
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    ...floors.flatMap((names, level) =>
      names.map((name) =>
        rule(
          `${name}-looks-down`,
          { path: `^src/${name}/` },
          { path: '^src/', pathNot: `^src/(${[name, ...below(level)].join('|')})/` },
        ),
      ),
    ),
    rule('no-cycles', {}, { circular: true }),
    rule(
      'features-are-strangers',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    rule('core-without-packages', { path: '^src/(lib|rules|notation|game)/' }, { path: 'node_modules' }),
    rule(
      'react-from-ui-up',
      { path: '^src/(bot|link|i18n|session|effects|board|diagram)/', pathNot: '[.]tsx$' },
      { path: 'node_modules/(react|zustand/(?!.*vanilla))' },
    ),
    rule('oracle-only-in-tests', { path: '^src/' }, { path: 'node_modules/chessops' }),
    rule('embed-without-react', { path: '^src/embed/' }, { path: 'node_modules/react', reachable: true }),
    rule(
      'embed-without-chessground',
      { path: '^src/embed/' },
      { path: 'node_modules/(@lichess-org/)?chessground', reachable: true },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
  },
};

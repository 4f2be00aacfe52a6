import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: never;
  options: ICruiseOptions;
};

/** Walks `src` below a folder with the project's own rules. */
async function walk(baseDir: string): Promise<ICruiseResult> {
  const result = await cruise(['src'], {
    ...options,
    tsConfig: { fileName: path.resolve('tsconfig.base.json') },
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  });
  if (typeof result.output === 'string') throw new Error('expected a result object');
  return result.output;
}

const broken = (result: ICruiseResult): string[] =>
  result.summary.violations.map((v) => `${v.rule.name}: ${v.from} -> ${v.to}`);

test('every import looks down, and the whole tree was seen', async () => {
  const result = await walk(process.cwd());
  const onDisk = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((f) => /[.]tsx?$/.test(f));
  const seen = result.modules.filter((m) => /^src\/.*[.]tsx?$/.test(m.source));
  expect(seen).toHaveLength(onDisk.length);
  expect(broken(result)).toEqual([]);
});

const planted: readonly [rule: string, files: Readonly<Record<string, string>>][] = [
  ['rules-looks-down', { 'rules/a.ts': "import '../game/b.ts';", 'game/b.ts': 'export const b = 1;' }],
  ['no-cycles', { 'rules/a.ts': "import './b.ts';", 'rules/b.ts': "import './a.ts';" }],
  [
    'features-are-strangers',
    { 'features/play/a.ts': "import '../learn/b.ts';", 'features/learn/b.ts': 'export const b = 1;' },
  ],
];

let folder = '';
beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(path.resolve('.cache/planted-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(planted)('a planted violation of %s is found', async (rule, files) => {
  const base = path.join(folder, rule);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(base, 'src', name)), { recursive: true });
    writeFileSync(path.join(base, 'src', name), text);
  }
  expect((await walk(base)).summary.violations.map((v) => v.rule.name)).toContain(rule);
});

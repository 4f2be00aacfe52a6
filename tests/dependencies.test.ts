import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Package {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readPackage = (folder: string): Package =>
  JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as Package;

const [, shipped = '', development = ''] = readFileSync('docs/DEPENDENCIES.md', 'utf8').split(/^## .*$/m);

/** The rows of a table: `package` and its licence; a row without a reason is none. */
const rows = (section: string): readonly (readonly string[])[] =>
  [...section.matchAll(/^\| `([^`]+)` +\| (\S+) +\| \S.*\|$/gm)].map(([, name = '', licence = '']) => [
    name,
    licence,
  ]);

const named = (packages: Package['dependencies']): readonly (readonly (string | undefined)[])[] =>
  Object.keys(packages ?? {}).map((name) => [name, readPackage(`node_modules/${name}/`).license]);

describe('docs/DEPENDENCIES.md names every package with its licence and its reason', () => {
  const project = readPackage('');

  it('in the app, ten at most', () => {
    expect(rows(shipped)).toEqual(named(project.dependencies));
    expect(Object.keys(project.dependencies ?? {}).length).toBeLessThanOrEqual(10);
  });

  it('in development', () => {
    expect(rows(development)).toEqual(named(project.devDependencies));
  });

  it('and each version is exact', () => {
    const versions = Object.values({ ...project.dependencies, ...project.devDependencies });
    for (const version of versions) expect(version).toMatch(/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+$/);
  });
});

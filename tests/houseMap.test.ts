import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/ARCHITECTURE.md', 'utf8');
const readme = readFileSync('README.md', 'utf8');

const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

interface Floor {
  readonly number: number;
  readonly folder: string;
}

const floors = [...page.matchAll(/^\| (\d+) +\| `(\w+)`/gm)].map(([, number, folder = '']): Floor => ({
  number: Number(number),
  folder,
}));

/** Which folder imports which, from the sources themselves. */
const imports = folders.flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .flatMap((entry) => {
      const code = readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8');
      const found = code.matchAll(/from '(?:\.\.\/)+(\w+)\/[^']+'/g);
      return [...found].map(([, target = '']) => ({ folder, target }));
    })
    .filter(({ target }) => folders.includes(target) && target !== folder),
);

describe('docs/ARCHITECTURE.md is true', () => {
  it('has a floor for every folder and a folder for every floor', () => {
    expect(floors.map(({ folder }) => folder).toSorted()).toEqual(folders);
  });

  it('and whatever is imported stands on a lower floor', () => {
    const numberOf = (name: string): number =>
      floors.find(({ folder }) => folder === name)?.number ?? Number.NaN;
    expect(imports.length).toBeGreaterThan(100);
    const upward = imports.filter(({ folder, target }) => !(numberOf(target) < numberOf(folder)));
    expect(upward).toEqual([]);
  });

  it('and names only files that are there', () => {
    const named = [...page.matchAll(/`((?:tests|docs|e2e|src|scripts)\/[\w./-]+\w)`/g)].map(
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !existsSync(name))).toEqual([]);
  });
});

describe('the map in README.md', () => {
  it('shows every folder of src', () => {
    const shown = [...readme.matchAll(/^src\/(\w+) /gm)].map(([, name = '']) => name);
    expect(shown.toSorted()).toEqual(folders);
  });
});

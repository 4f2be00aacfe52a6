import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The short name of the commit that is built; empty where the sources came without their history. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };

/** What the app says of itself, for Vite's and Vitest's `define`. */
export const versionConstants = {
  RK_VERSION: JSON.stringify(version),
  RK_COMMIT: JSON.stringify(commit()),
};

import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** `git grep` says 1 where nothing is found, which is what we hope for. */
function linesWith(pattern: string): readonly string[] {
  try {
    return execFileSync('git', ['grep', '-nIE', pattern], { encoding: 'utf8' }).trim().split('\n');
  } catch (error) {
    if ((error as { readonly status?: number }).status === 1) return [];
    throw error;
  }
}

describe('the files of the project', () => {
  it('hold no leftovers of a merge', () => {
    expect(linesWith('^(> )*(<<<<<<<|>>>>>>>|> > > > > > >)( |$)')).toEqual([]);
  });

  it('are searched where such a line would be found', () => {
    expect(linesWith('^describe..the files of the project').length).toBeGreaterThan(0);
  });
});

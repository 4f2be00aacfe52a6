import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (...options: string[]) =>
  spawnSync('node', ['--import', 'tsx', 'scripts/diagram.ts', ...options], { encoding: 'utf8' });

test('the command writes the start position with its words', () => {
  const { status, stdout } = run('--lang', 'ru', '--orientation', 'black', '--arrows', 'Gg2g8');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^<svg xmlns/);
  expect(stdout).toContain('У белых король на h2');
  expect(stdout).toContain('fill="#15803d"');
}, 30_000);

test('a position that can not be is refused with the reason, and nothing is written', () => {
  const { status, stdout, stderr } = run('--fen', '8/8');
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain('does not have eight ranks');
}, 30_000);

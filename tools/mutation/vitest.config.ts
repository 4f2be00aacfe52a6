import { defineConfig } from 'vitest/config';

/** Stryker knows no projects, and the slow comparison with chessops would be repeated for every mutant. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/{lib,rules,game}/*.test.ts', 'tests/notation/{fen,san,uci}.test.ts'],
    exclude: ['tests/rules/differential.test.ts'],
    testTimeout: 60_000,
  },
});

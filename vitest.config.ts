import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '.cache/vitest',
  plugins: [react()],
  test: {
    // A busy machine is slow, not wrong: only a hang fails by time.
    testTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      // Types alone: nothing in them runs.
      exclude: ['src/notation/pgnTree.ts', 'src/notation/pgnProblems.ts'],
      reporter: ['text-summary', 'lcov'],
      thresholds: {
        'src/{lib,rules,notation,game}/**': { branches: 100 },
      },
    },
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: ['tests/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/dom.ts'],
        },
      },
    ],
  },
});

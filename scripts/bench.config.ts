import { defineConfig } from 'vite';

// The benchmark runs bundled, as the app does: across modules that are loaded one by one, V8 can't fold the
// constants of the move generator, which costs a third of its speed. chessops goes into the same bundle.
export default defineConfig({
  cacheDir: '.cache/vite',
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: '.cache/bench',
    emptyOutDir: true,
    rolldownOptions: { input: ['scripts/bench.ts', 'scripts/bench/perftAlone.ts'] },
  },
});

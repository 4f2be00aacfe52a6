import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { versionConstants } from './scripts/version.ts';
import { writeEngine } from './scripts/wasm/write.ts';

/** Nothing from elsewhere, nothing inline; sockets are for the friend's browser. Not in dev, where Vite writes inline. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      injectTo: 'head-prepend',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content:
          "default-src 'self'; img-src 'self' data: blob:; connect-src 'self' wss: https:; object-src 'none'; base-uri 'none'",
      },
    },
  ],
};

/** chessground writes one style attribute, which such a policy refuses; `board.css` says the same instead. */
const chessgroundWithoutInlineStyle: Plugin = {
  name: 'chessground-without-inline-style',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('chessground/dist/wrap.js')) return undefined;
    const without = code.replace("style: 'color-scheme:light only',", '');
    if (without === code) this.error('chessground no longer writes the style attribute: drop this plugin');
    return { code: without, map: null };
  },
};

/** The engine for WebAssembly is compiled before anything that fetches it is bundled. */
const engineForWasm: Plugin = { name: 'engine-for-wasm', buildStart: writeEngine };

export default defineConfig({
  base: './',
  cacheDir: '.cache/vite',
  define: versionConstants,
  plugins: [react(), engineForWasm, contentSecurityPolicy, chessgroundWithoutInlineStyle],
  worker: { format: 'es' },
  build: {
    license: { fileName: 'licenses.md' },
    target: 'baseline-widely-available',
    sourcemap: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // One file for all that the first move needs: cut apart by what later pages share, it packs worse.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: 4173 },
});

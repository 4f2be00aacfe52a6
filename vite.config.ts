import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { versionConstants } from './scripts/version.ts';
import { writeEngine } from './scripts/wasm/write.ts';

const POLICY = [
  "default-src 'self'",
  // The engine has a build for WebAssembly; without the second word all works, more slowly.
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  // Made in src/lib/scriptUrl.ts, for the addresses of workers; nothing else may become a script.
  'trusted-types racing-kings',
];

/** Nothing from elsewhere, nothing inline. Not in dev, where Vite writes inline. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      injectTo: 'head-prepend',
      attrs: {
        'http-equiv': 'Content-Security-Policy',
        content: POLICY.join('; '),
      },
    },
  ],
};

/** The letters come with the program rather than after it: the first picture waits for both. */
const lettersAtOnce: Plugin = {
  name: 'letters-at-once',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_page, { bundle = {} }) {
      const href = Object.keys(bundle).find((name) => /inter-latin-wght-normal-[^/]+\.woff2$/.test(name));
      if (href === undefined) throw new Error('the Latin letters are gone: preload others');
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${href}`, crossorigin: true };
      return [{ tag: 'link', injectTo: 'head', attrs }];
    },
  },
};

/** What chessground writes that such a policy refuses, file by file, and what it writes instead. */
const REFUSED: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'chessground/dist/wrap.js': [
    // `board.css` says the same.
    ["style: 'color-scheme:light only',", ''],
    ["element.innerHTML = '';", 'element.replaceChildren();'],
  ],
  'chessground/dist/svg.js': [['labelEl.innerHTML =', 'labelEl.textContent =']],
};

const chessgroundWithinPolicy: Plugin = {
  name: 'chessground-within-policy',
  apply: 'build',
  transform(code, id) {
    const [, changes] = Object.entries(REFUSED).find(([file]) => id.endsWith(file)) ?? [];
    if (!changes) return undefined;
    const changed = changes.reduce((text, [refused, instead]) => {
      if (!text.includes(refused)) this.error(`chessground no longer says ${refused}: look again`);
      return text.replace(refused, instead);
    }, code);
    return { code: changed, map: null };
  },
};

/** The engine for WebAssembly is compiled before anything that fetches it is bundled. */
const engineForWasm: Plugin = { name: 'engine-for-wasm', buildStart: writeEngine };

export default defineConfig({
  base: './',
  cacheDir: '.cache/vite',
  define: versionConstants,
  plugins: [react(), engineForWasm, contentSecurityPolicy, lettersAtOnce, chessgroundWithinPolicy],
  worker: { format: 'es' },
  build: {
    license: { fileName: 'licenses.md' },
    // The oldest browsers that know all we use of CSS and the DOM; docs/HOSTING.md names them too.
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
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

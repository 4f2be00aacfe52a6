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

/** What chessground writes that such a policy refuses, file by file, and what it writes instead. */
const REFUSED: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'chessground/dist/wrap.js': [
    // `board.css` says the same.
    ["style: 'color-scheme:light only',", ''],
    ["element.innerHTML = '';", 'element.replaceChildren();'],
  ],
  'chessground/dist/svg.js': [['labelEl.innerHTML =', 'labelEl.textContent =']],
};

/** What of chessground never runs here, file by file, and what stands for it: premoves of its own and pieces to be dropped are off, shapes hold no pieces. */
const UNUSED: Readonly<Record<string, string>> = {
  'chessground/dist/premove.js': 'export const premove = () => [];',
  'chessground/dist/drop.js': 'export const drop = () => {}, setDropMode = drop, cancelDropMode = drop;',
  'chessground/dist/explosion.js': 'export const explosion = () => {};',
  'chessground/dist/autoPieces.js': 'export const render = () => {}, renderResized = render;',
};

const chessgroundAsUsed: Plugin = {
  name: 'chessground-as-used',
  apply: 'build',
  load(id) {
    const [, instead] = Object.entries(UNUSED).find(([file]) => id.endsWith(file)) ?? [];
    return instead;
  },
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
  plugins: [react(), engineForWasm, contentSecurityPolicy, chessgroundAsUsed, chessgroundWithinPolicy],
  worker: { format: 'es' },
  build: {
    license: { fileName: 'licenses.md' },
    // The oldest browsers that know all we use of CSS and the DOM; docs/HOSTING.md names them too.
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    sourcemap: true,
    // A tag for each module that a late one imports costs the page's thread more than the network gains by it; style
    // sheets have to come with what they dress.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, imported) => imported.filter((one) => one.endsWith('.css')),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // One file for all that the first move needs, and two for the page around it: cut apart by what later pages share,
      // they pack worse, and there is more to ask for.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
            { name: 'page', test: /\/src\/app\/page\.tsx$/ },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: 4173 },
});

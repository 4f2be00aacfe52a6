// Builds what other sites load: dist/embed/v1/, and the same as an archive for those who host it themselves. embed.js and embed.mjs are loaders; each mode in each language is
// one more script, complete in itself, so that a reader's page loads two files and no more.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { Lang, PartName } from '../src/embed/part.ts';

const OUT = 'dist/embed/v1';
const ARCHIVE = 'dist/embed/racing-kings-embed.zip';
const PARTS: readonly PartName[] = ['diagram', 'position', 'replay', 'puzzle', 'play'];
const WORDLESS_PARTS: readonly PartName[] = ['picture', 'sound'];
const LANGS: readonly Lang[] = ['en', 'ru', 'fi'];

/** Puts a language's messages where the modes import their words from. */
const words = (lang: Lang): Plugin => ({
  name: 'embed-words',
  enforce: 'pre',
  resolveId: (source) =>
    source.endsWith('/words.ts') ? path.resolve(`src/embed/messages/${lang}.ts`) : undefined,
});

const PART = 'embed-part.ts';

/** A part registers itself with the loader that asked for it. */
const entry = (part: PartName, lang: Lang): Plugin => ({
  name: 'embed-entry',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith(PART) ? `\0${PART}` : undefined),
  load: (id) =>
    id === `\0${PART}`
      ? `import { mount } from '${path.resolve(`src/embed/modes/${part}.ts`)}';
         window.racingKingsPart('${part}.${lang}', mount);`
      : undefined,
});

/** The small bot evaluates by hand, knows no tables, counts no moves, gives no reasons: what those need is left out. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  '/network.ts': 'src/embed/bot/noNetwork.ts',
  '/halves/layers.ts': 'src/embed/bot/noLayers.ts',
  '/endings.ts': 'src/embed/bot/noEndings.ts',
  '/perft.ts': 'src/embed/bot/noPerft.ts',
  '/rootTables.ts': 'src/embed/bot/noRootTables.ts',
  '/hintReasons.ts': 'src/embed/bot/noHintReasons.ts',
};

const smallBot: Plugin = {
  name: 'embed-small-bot',
  enforce: 'pre',
  resolveId: (source) => {
    const [, instead] = Object.entries(LEFT_OUT).find(([end]) => source.endsWith(end)) ?? [];
    return instead && path.resolve(instead);
  },
};

/** The bot as one function that needs nothing around it; see src/embed/bot/threadFunction.ts. */
const thread = (code: string): Plugin => ({
  name: 'embed-thread',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/bot/threadFunction.ts')
      ? `export const botThread = function () { ${code}; return racingKings; }`
      : undefined,
});

async function bundle(input: string, format: 'iife' | 'es', plugins: Plugin[] = []): Promise<string> {
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    plugins,
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: input, formats: [format], name: 'racingKings' },
      rolldownOptions: { output: { minify: true } },
    },
  };
  const built = await build(config);
  const [result] = Array.isArray(built) ? built : [built];
  if (result === undefined || !('output' in result)) throw new Error(`nothing was built from ${input}`);
  const [chunk, ...more] = result.output;
  if (more.length > 0) throw new Error(`${input} must build to one file`);
  return chunk.code;
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const write = (name: string, text: string): void => writeFileSync(path.join(OUT, name), text);

const botCode = await bundle('src/embed/bot/thread.ts', 'iife', [smallBot]);
write('bot.js', `(()=>{${botCode};racingKings.serveWorker()})()`);
write('embed.js', await bundle('src/embed/classic.ts', 'iife'));
write('embed.mjs', await bundle('src/embed/module.ts', 'es'));
write('page.js', await bundle('src/embed/page.ts', 'iife'));
write('frame.js', await bundle('src/embed/frameHelper.ts', 'iife'));
copyFileSync('embed.html', path.join(OUT, 'embed.html'));
copyFileSync('src/embed/custom-elements.json', path.join(OUT, 'custom-elements.json'));
copyFileSync('LICENSE', path.join(OUT, 'LICENSE'));
copyFileSync('src/embed/racingKings.d.ts', path.join(OUT, 'racing-kings.d.ts'));
async function writePart(part: PartName, lang: Lang): Promise<void> {
  const code = await bundle(PART, 'iife', [words(lang), entry(part, lang), thread(botCode)]);
  write(`${part}.${lang}.js`, code);
}
for (const part of PARTS) for (const lang of LANGS) await writePart(part, lang);
for (const part of WORDLESS_PARTS) await writePart(part, 'en');

const archive = Object.fromEntries(
  readdirSync(OUT).map((name) => [
    `racing-kings/v1/${name}`,
    new Uint8Array(readFileSync(path.join(OUT, name))),
  ]),
);
// The same sources give the same archive.
writeFileSync(ARCHIVE, zipSync(archive, { level: 9, mtime: '2000-01-01T00:00:00' }));

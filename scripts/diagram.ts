// A picture of a position, as a file or on standard output. See docs/EMBEDDING.md.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseArrows, parseMarkedSquares, type AnnotationError } from '../src/diagram/annotations.ts';
import { describePosition } from '../src/diagram/describe.ts';
import { diagram, type DiagramOptions } from '../src/diagram/diagram.ts';
import { toMarkup } from '../src/diagram/markup.ts';
import { en } from '../src/diagram/messages/en.ts';
import { fi } from '../src/diagram/messages/fi.ts';
import { ru } from '../src/diagram/messages/ru.ts';
import { orientations } from '../src/rules/orientation.ts';
import type { Result } from '../src/lib/result.ts';
import { fenSentence } from '../src/embed/messages/en.ts';
import { parseFen, START_FEN } from '../src/notation/fen.ts';
import { parseUci } from '../src/notation/uci.ts';
import type { Position } from '../src/rules/position.ts';
import { chromiumLaunch } from './chromium.mjs';

const USAGE = `npm run --silent diagram -- [options]
  --fen FEN            the position; "start" (as without it) is the start of a game
  --format svg|png     svg if left out
  --lang en|ru|fi      language of the alternative text
  --orientation SIDE   white, black, left or right: the side at the bottom
  --coordinates WHERE  inside, outside or none
  --theme light|dark
  --last-move UCI      h2h3: marks both squares
  --arrows LIST        Gg2g8,Rh1h3 as in %cal (G green, R red, Y yellow, B blue)
  --squares LIST       Yb5,Ga8 as in %csl
  --title TEXT
  --size PIXELS        width of a png, 600 if left out
  --out FILE           standard output if left out`;

const text = { type: 'string' } as const;
const { values } = parse();

function parse() {
  try {
    return parseArgs({
      options: {
        fen: text,
        format: text,
        lang: text,
        orientation: text,
        coordinates: text,
        theme: text,
        'last-move': text,
        arrows: text,
        squares: text,
        title: text,
        size: text,
        out: text,
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error));
  }
}

/** Says what is wrong and how it is meant, and ends: nothing was written yet. */
function complain(message: string): never {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
}

function oneOf<T extends string>(name: keyof typeof values, allowed: readonly T[]): T {
  const given = values[name] ?? allowed[0];
  const found = allowed.find((word) => word === given);
  if (found === undefined) return complain(`--${name} ${given}: one of ${allowed.join(', ')} is wanted`);
  return found;
}

function annotations<T>(name: string, result: Result<T, AnnotationError>): T {
  return result.ok ? result.value : complain(`--${name}: ${result.error.text} is not understood`);
}

function position(): Position {
  const fen = values.fen === undefined || values.fen === 'start' ? START_FEN : values.fen;
  const parsed = parseFen(fen);
  return parsed.ok ? parsed.value : complain(`--fen: ${fenSentence(parsed.error)}`);
}

function picture(): string {
  const shown = position();
  const messages = { en, ru, fi }[oneOf('lang', ['en', 'ru', 'fi'])];
  const lastMove = values['last-move'] === undefined ? undefined : parseUci(values['last-move']);
  if (values['last-move'] !== undefined && lastMove === undefined)
    return complain(`--last-move ${values['last-move']}: two squares are wanted, such as h2h3`);
  const options: DiagramOptions = {
    board: shown.board,
    orientation: oneOf('orientation', orientations),
    coordinates: oneOf('coordinates', ['inside', 'outside', 'none']),
    theme: oneOf('theme', ['light', 'dark']),
    lastMove,
    arrows: annotations('arrows', parseArrows(values.arrows ?? '')),
    squares: annotations('squares', parseMarkedSquares(values.squares ?? '')),
    title: values.title ?? messages.title,
    description: describePosition(shown, messages),
  };
  return toMarkup(diagram(options));
}

/** Chromium draws it, so that letters and line joins are those of a browser. */
async function toPng(svg: string, size: number): Promise<Buffer> {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vw}</style>${svg}`);
    return await page.screenshot({ omitBackground: true });
  } finally {
    await browser.close();
  }
}

if (values.help === true) console.log(USAGE);
else {
  const svg = picture();
  const size = Number(values.size ?? 600);
  if (!Number.isInteger(size) || size < 16 || size > 4096)
    complain(`--size ${values.size}: a number of pixels from 16 to 4096 is wanted`);
  const file = oneOf('format', ['svg', 'png']) === 'svg' ? `${svg}\n` : await toPng(svg, size);
  if (values.out === undefined) process.stdout.write(file);
  else writeFileSync(values.out, file);
}

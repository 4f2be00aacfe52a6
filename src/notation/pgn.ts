import { err } from '../lib/result.ts';
import { PgnGameReader, type PgnReading } from './pgnGameReader.ts';
import { PgnPlaces } from './pgnPlaces.ts';
import { cut } from './pgnProblemLog.ts';
import { PgnSplitter, type PgnSection } from './pgnSplit.ts';
import { pgnTokens } from './pgnTokens.ts';

function failure(code: 'tooLong' | 'notPgn', { text, line }: PgnSection): PgnReading {
  const offset = Math.max(0, text.search(/\S/));
  const place = new PgnPlaces(text, line).at(offset);
  return err({ errors: [{ code, ...place, text: cut(text.slice(offset)) }], notices: [] });
}

/** The games of a section. Yields nothing between two tokens, so that its caller can do something else in between. */
export function* readSection(section: PgnSection): Generator<PgnReading | undefined, undefined> {
  if (section.tooLong) {
    yield failure('tooLong', section);
    return;
  }
  const places = new PgnPlaces(section.text, section.line);
  let game = new PgnGameReader(places);
  for (const token of pgnTokens(section.text)) {
    if (game.endsBefore(token)) {
      const reading = game.finish();
      if (reading) yield reading;
      places.forget(token.offset);
      game = new PgnGameReader(places);
    }
    game.take(token);
    yield;
  }
  const reading = game.finish();
  if (reading) yield reading;
}

const holdsText = ({ text }: PgnSection): boolean => /\S/.test(text);

/**
 * Reads every game of a PGN text, one or many; a game that can't be read doesn't keep the others from it.
 * A text without any game gives one failure, an empty text nothing.
 */
export function parsePgn(text: string): readonly PgnReading[] {
  const splitter = new PgnSplitter();
  const sections = [...splitter.push(text), ...splitter.end()];
  const readings = sections.flatMap((section) =>
    [...readSection(section)].filter((reading) => reading !== undefined),
  );
  const unread = readings.length === 0 ? sections.find(holdsText) : undefined;
  return unread ? [failure('notPgn', unread)] : readings;
}

/**
 * Reads a short text in small steps, most of which yield nothing yet: for a page that must stay responsive. Unlike
 * `parsePgn` it takes the text as one piece, so a comment that is never closed spoils the games behind it too.
 */
export const pgnSteps = (text: string): Generator<PgnReading | undefined, undefined> =>
  readSection({ text, line: 1 });

async function* splitChunks(chunks: AsyncIterable<string>): AsyncGenerator<PgnSection, undefined> {
  const splitter = new PgnSplitter();
  for await (const chunk of chunks) yield* splitter.push(chunk);
  yield* splitter.end();
}

/** As `parsePgn`, while the text still comes in, and never holding more of it than one game. */
export async function* readPgnGames(chunks: AsyncIterable<string>): AsyncGenerator<PgnReading, undefined> {
  let found = false;
  let unread: PgnSection | undefined;
  for await (const section of splitChunks(chunks)) {
    if (!unread && holdsText(section)) unread = section;
    for (const reading of readSection(section)) {
      if (!reading) continue;
      found = true;
      yield reading;
    }
  }
  if (!found && unread) yield failure('notPgn', unread);
}

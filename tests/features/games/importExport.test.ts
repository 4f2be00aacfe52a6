import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, type Connection } from '../../../src/effects/database.ts';
import { addGames, keptGames, nameGame } from '../../../src/effects/gameLibrary.ts';
import { summaryOf } from '../../../src/effects/gameSummary.ts';
import { parseSaved } from '../../../src/effects/readSaved.ts';
import { toSaved, type SavedGame } from '../../../src/effects/savedGame.ts';
import { exportPgn } from '../../../src/features/games/exportPgn.ts';
import { titleOf } from '../../../src/features/games/gameText.ts';
import { importPgn, type ImportState } from '../../../src/features/games/importPgn.ts';
import { en } from '../../../src/features/games/messages/en.ts';
import { piecesOfFiles, piecesOfText } from '../../../src/features/games/pgnPieces.ts';
import { newGame } from '../../../src/game/game.ts';
import { control, timed } from '../../support/clocks.ts';
import { bot, human, playIn, sessionOf } from '../../support/sessions.ts';
import { readVectors } from '../../support/vectors.ts';
import { at } from '../../support/at.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const nameOf = () => undefined;
const take = async (connection: Connection, text: string): Promise<ImportState> =>
  importPgn(connection, piecesOfText(text), () => undefined, new AbortController().signal);

async function all(connection: Connection): Promise<readonly SavedGame[]> {
  const games: SavedGame[] = [];
  for await (const page of keptGames(connection)) games.push(...(page as readonly SavedGame[]));
  return games;
}

const HEAD = '[Event "Club"]\n[Date "2026.11.29"]\n[White "Ada"]\n[Black "Ben"]\n[Variant "Racing Kings"]\n';

describe('import', () => {
  test('games, those that were here already, and those with a fault, each with its place', async () => {
    const connection = await connect();
    const text = [
      `${HEAD}\n1. Kh3 Kb3 2. Kg4 *\n`,
      `${HEAD}\n1. Kh4 *\n`,
      `${HEAD}\n1. Kg3 Ka3 0-1\n`,
      `${HEAD}\n1. Kh3 Kb3 2. Kg4 *\n`,
    ].join('\n');
    const state = await take(connection, text);
    expect(state).toMatchObject({ read: 4, added: 2, known: 1, unreadCount: 1, progress: 1 });
    expect(state.unread).toEqual([
      {
        number: 2,
        error: expect.objectContaining({ code: 'illegalMove', text: 'Kh4', line: 15 }) as unknown,
      },
    ]);
    expect(await take(connection, text)).toMatchObject({ added: 0, known: 3 });
    const kept = (await all(connection)).map((game) => parseSaved(game));
    expect(kept.every(({ ok }) => ok)).toBe(true);
  });

  test('what is told of a game comes along', async () => {
    const connection = await connect();
    await take(connection, `${HEAD}\n1. Kh3 Kb3 1-0\n`);
    const [game] = await all(connection);
    expect(game).toMatchObject({
      outcome: { winner: 'white', reason: 'resignation' },
      about: {
        startedAt: new Date(2026, 10, 29).getTime(),
        tags: { Event: 'Club', White: 'Ada', Black: 'Ben' },
      },
    });
  });

  test.each([
    ['', 0, 0],
    ['   \n', 0, 0],
    ['Dear Ada, how are you?', 0, 1],
    ['[Variant "Atomic"]\n\n1. e4 *', 0, 1],
    ['1. Kh3 Kb3 *', 1, 0],
  ])('of %j %i are taken and %i are not', async (text, added, unreadCount) => {
    expect(await take(await connect(), text)).toMatchObject({ added, unreadCount });
  });

  test('a record of another site, with its long moves, is taken', async () => {
    const connection = await connect();
    const text =
      '[Variant "Racing Kings"]\n[RuleVariants "EnPassant Play4Mate RacingKings"]\n\n1. Ne1c2 Nd1f2 2. Nc2a1 Nf2h1 3. Rg1h1 Rb1a1 4. Kh2g3 Ka2b3 *';
    expect(await take(connection, text)).toMatchObject({ added: 1, unreadCount: 0 });
    const [game] = await all(connection);
    expect(game?.moves).toHaveLength(8);
  });

  test('a comment that is never closed spoils its own game alone', async () => {
    const state = await take(await connect(), `${HEAD}\n1. Kh3 { so far *\n\n${HEAD}\n1. Kg3 *\n`);
    expect(state).toMatchObject({ added: 1, unreadCount: 1 });
  });

  test('when storage is full, what was kept until then stays, and it is said', async () => {
    const connection = await connect();
    let rooms = 1;
    const full: Connection = {
      use: (work) => {
        if (rooms-- > 0) return connection.use(work);
        return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      },
    };
    const text = Array.from({ length: 120 }, (_, n) => `${HEAD}[Round "${n}"]\n\n1. Kh3 *\n`).join('\n');
    expect(await take(full, text)).toMatchObject({ added: 50, stopped: 'full' });
    expect(await all(connection)).toHaveLength(50);
  });

  test('a stop keeps what was read', async () => {
    const connection = await connect();
    const stop = new AbortController();
    const text = Array.from({ length: 120 }, (_, n) => `${HEAD}[Round "${n}"]\n\n1. Kh3 *\n`).join('\n');
    const state = await importPgn(connection, piecesOfText(text), () => stop.abort(), stop.signal);
    expect(state).toMatchObject({ added: 50, stopped: 'cancelled' });
  });

  test('files are read as Unicode, or as old programs wrote them', async () => {
    const connection = await connect();
    const pgn = (name: string) => `[White "${name}"]\n[Variant "Racing Kings"]\n\n1. Kh3 *\n`;
    const old = Uint8Array.from(pgn('Jose'), (letter) => letter.charCodeAt(0));
    old[pgn('Jose').indexOf('Jose') + 3] = 0xe9;
    const wide = Uint16Array.from(`\ufeff${pgn('Čech')}`, (letter) => letter.charCodeAt(0));
    const other = Uint16Array.from(`\ufeff${pgn('Łucja')}`, (letter) => letter.charCodeAt(0));
    const swapped = new Uint8Array(other.buffer).map((_, n, bytes) => bytes[n ^ 1]!);
    const parts = [pgn('Яна'), `\ufeff${pgn('Ünal')}`, old, wide, swapped];
    const files = parts.map((part) => new File([part], 'a.pgn'));
    await importPgn(connection, piecesOfFiles(files), () => undefined, new AbortController().signal);
    const names = (await all(connection)).map(({ about }) => about?.tags?.['White']);
    expect(new Set(names)).toEqual(new Set(['José', 'Яна', 'Ünal', 'Čech', 'Łucja']));
  });
});

describe('export', () => {
  test('what goes out comes back the same elsewhere: moves, ends, clocks, opponents', async () => {
    const here = await connect();
    const clocked = timed(control('60+2', 'bronstein'), { id: 'clocked-game' });
    playIn(clocked.session, 'h2h3', 'a2b3');
    clocked.wait(80_000);
    clocked.session.dispatch({ type: 'flag', color: 'white', thinkMs: 80_000 });
    const lost = sessionOf({ id: 'lost-to-the-bot', seats: { white: bot, black: human } });
    playIn(lost, 'h2h3', 'a2b3');
    lost.dispatch({ type: 'resign', color: 'black' });
    const vectors = readVectors('games')
      .slice(0, 12)
      .map(({ id, initial_fen, moves_uci }) => {
        const session = sessionOf({ id: `vector-${id}`, game: newGame({ start: at(initial_fen) }) });
        playIn(session, ...moves_uci);
        return session;
      });
    const states = [clocked.session, lost, ...vectors].map(({ store }) => store.getState());
    await addGames(here, states.map(toSaved));
    const { file, games, left } = await exportPgn(here, nameOf, () => undefined);
    expect({ games, left }).toEqual({ games: states.length, left: 0 });

    const text = await file.text();
    expect(await take(here, text)).toMatchObject({ added: 0, known: states.length, unreadCount: 0 });
    vi.stubGlobal('indexedDB', new IDBFactory());
    const there = await connect();
    expect(await take(there, text)).toMatchObject({ added: states.length, unreadCount: 0 });
    const back = new Map((await all(there)).map((game) => [game.id, game]));
    for (const state of states) {
      const { start, moves, outcome, seats, timeControl } = toSaved(state);
      expect(back.get(state.id)).toMatchObject({
        start,
        moves,
        seats,
        ...(outcome && { outcome }),
        ...(timeControl && { timeControl }),
      });
      expect(parseSaved(back.get(state.id)).ok).toBe(true);
    }
  });

  test('what a player has called a game goes along, and is its name where it comes to', async () => {
    const connection = await connect();
    const state = sessionOf({ id: 'named-game' }).store.getState();
    await addGames(connection, [toSaved(state)]);
    await nameGame(connection, state.id, 'Ada’s “first”');
    const { file } = await exportPgn(connection, nameOf, () => undefined);
    vi.stubGlobal('indexedDB', new IDBFactory());
    const there = await connect();
    await take(there, await file.text());
    const [game] = await all(there);
    expect(titleOf(en, summaryOf('named-game', game), undefined)).toBe('Ada’s “first”');
    expect(titleOf(en, summaryOf('named-game', game), 'Another')).toBe('Another');
  });

  test('a damaged game is left out and counted', async () => {
    const connection = await connect();
    await addGames(connection, [{ id: 'damaged' }, toSaved(sessionOf().store.getState())]);
    expect(await exportPgn(connection, nameOf, () => undefined)).toMatchObject({ games: 1, left: 1 });
  });
});

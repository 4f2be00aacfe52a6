import { addGames } from '../../effects/gameLibrary.ts';
import type { Connection } from '../../effects/database.ts';
import { saveProblem, type SaveProblem } from '../../effects/gameStore.ts';
import { toSaved, type SavedGame } from '../../effects/savedGame.ts';
import { gameFromPgn } from '../../game/pgn.ts';
import { readSection } from '../../notation/pgn.ts';
import type { PgnError } from '../../notation/pgnProblems.ts';
import { PgnSplitter, type PgnSection } from '../../notation/pgnSplit.ts';
import type { PgnGame } from '../../notation/pgnTree.ts';
import { stateOfRecord } from '../../session/gameRecord.ts';
import { pacer } from './slices.ts';

/** Why a game of the text was not taken. */
export interface Unread {
  /** Its place in the text, from 1. */
  readonly number: number;
  readonly error: PgnError | { readonly code: 'movesAfterEnd' };
}

export interface ImportState {
  readonly read: number;
  readonly added: number;
  /** Games that were here already. */
  readonly known: number;
  readonly unread: readonly Unread[];
  /** More than `unread` holds. */
  readonly unreadCount: number;
  /** From 0 to 1, as far as it is known. */
  readonly progress: number;
  readonly stopped?: SaveProblem | 'cancelled';
}

export const NOTHING_READ: ImportState = {
  read: 0,
  added: 0,
  known: 0,
  unread: [],
  unreadCount: 0,
  progress: 0,
};

/** Enough to see what is wrong. */
const MOST_UNREAD = 50;
const BATCH = 50;

/** A text in pieces, with how far each piece brings it. */
export type PgnPieces = AsyncIterable<{ readonly text: string; readonly progress: number }>;

interface Reading {
  readonly game?: SavedGame;
  readonly unread?: Unread['error'];
}

function taken(pgn: PgnGame): Reading {
  const game = gameFromPgn(pgn);
  return game.ok
    ? { game: toSaved(stateOfRecord(pgn, game.value.game)) }
    : { unread: { code: 'movesAfterEnd' } };
}

/** The games of a section, nothing in between while one is being read. */
function* readings(section: PgnSection): Generator<Reading | undefined> {
  for (const reading of readSection(section)) {
    if (!reading) yield undefined;
    else if (reading.ok) yield taken(reading.value.game);
    else if (reading.error.errors[0]) yield { unread: reading.error.errors[0] };
  }
}

async function* sections(pieces: PgnPieces): AsyncGenerator<readonly [PgnSection, number]> {
  const splitter = new PgnSplitter();
  for await (const { text, progress } of pieces)
    for (const section of splitter.push(text)) yield [section, progress];
  for (const section of splitter.end()) yield [section, 1];
}

/**
 * Reads games and keeps them, a batch at a time, telling how far it is. The page breathes in between, and whatever
 * stops it, what was kept stays kept.
 */
export async function importPgn(
  connection: Connection,
  pieces: PgnPieces,
  tell: (state: ImportState) => void,
  signal: AbortSignal,
): Promise<ImportState> {
  let state = NOTHING_READ;
  let batch: SavedGame[] = [];
  const breath = pacer();
  const change = (part: Partial<ImportState>): void => tell((state = { ...state, ...part }));

  const keep = async (): Promise<void> => {
    const games = batch;
    batch = [];
    const added = games.length === 0 ? 0 : await addGames(connection, games);
    change({ added: state.added + added, known: state.known + games.length - added });
  };
  const take = ({ game, unread }: Reading): void => {
    const read = state.read + 1;
    if (game) batch.push(game);
    const shown = unread && state.unread.length < MOST_UNREAD ? [{ number: read, error: unread }] : [];
    state = {
      ...state,
      read,
      unread: [...state.unread, ...shown],
      unreadCount: state.unreadCount + (unread ? 1 : 0),
    };
  };

  try {
    for await (const [section, progress] of sections(pieces)) {
      for (const reading of readings(section)) {
        if (reading) take(reading);
        await breath();
        if (batch.length >= BATCH) await keep();
        if (signal.aborted) break;
      }
      state = { ...state, progress };
      if (signal.aborted) break;
    }
    await keep();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    change({ stopped: saveProblem(error) });
  }
  change({ progress: 1, ...(signal.aborted && { stopped: 'cancelled' }) });
  return state;
}

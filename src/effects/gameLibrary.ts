import type { Connection, Database } from './database.ts';
import { summaryOf, type GameSummary } from './gameSummary.ts';

/** So many records are read at once that a page stays alive. */
const PAGE = 100;

interface Kept {
  readonly id: string;
}

/** Every kept game as it is stored, a page at a time. */
export async function* keptGames(connection: Connection): AsyncGenerator<readonly Kept[], undefined> {
  let after: string | undefined;
  for (;;) {
    const range = after === undefined ? undefined : IDBKeyRange.lowerBound(after, true);
    const page = await connection.use((database) => database.getAll('games', range, PAGE));
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.id;
  }
}

export async function* summaries(connection: Connection): AsyncGenerator<readonly GameSummary[], undefined> {
  for await (const page of keptGames(connection)) yield page.map((game) => summaryOf(game.id, game));
}

export const keptGame = (connection: Connection, id: string): Promise<unknown> =>
  connection.use((database) => database.get('games', id));

export const gameNames = (connection: Connection): Promise<ReadonlyMap<string, string>> =>
  connection.use(async (database) => {
    const [ids, names] = await Promise.all([database.getAllKeys('names'), database.getAll('names')]);
    const named = ids.map((id, n) => [id, names[n] as unknown] as const);
    return new Map(named.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  });

/** An empty name is none. */
export const nameGame = (connection: Connection, id: string, name: string): Promise<unknown> =>
  connection.use((database): Promise<unknown> =>
    name === '' ? database.delete('names', id) : database.put('names', name, id),
  );

/** What it takes to undo a removal. */
export interface Removed {
  readonly game: Kept;
  readonly name: string | undefined;
}

export const removeGame = (connection: Connection, id: string): Promise<Removed | undefined> =>
  connection.use(async (database) => {
    const transaction = database.transaction(['games', 'names', 'current'], 'readwrite');
    const [games, names] = [transaction.objectStore('games'), transaction.objectStore('names')];
    const current = transaction.objectStore('current');
    const [game, name, last] = await Promise.all([games.get(id), names.get(id), current.get('play')]);
    await Promise.all([
      games.delete(id),
      names.delete(id),
      last === id && current.delete('play'),
      transaction.done,
    ]);
    return game && { game, name };
  });

export const restoreGame = (connection: Connection, { game, name }: Removed): Promise<unknown> =>
  connection.use(async (database) => {
    const transaction = database.transaction(['games', 'names'], 'readwrite');
    await Promise.all([
      transaction.objectStore('games').put(game),
      name !== undefined && transaction.objectStore('names').put(name, game.id),
      transaction.done,
    ]);
  });

/** Keeps games that are not there yet, all or none; gives how many were new. */
export const addGames = (connection: Connection, games: readonly Kept[]): Promise<number> =>
  connection.use(async (database: Database) => {
    const transaction = database.transaction('games', 'readwrite');
    const known = await Promise.all(games.map(({ id }) => transaction.store.getKey(id)));
    const fresh = new Map(games.filter((_, n) => known[n] === undefined).map((game) => [game.id, game]));
    await Promise.all([...[...fresh.values()].map((game) => transaction.store.add(game)), transaction.done]);
    return fresh.size;
  });

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** What comes out of it was written by any version of the app, or by anyone: parse it. */
export interface Schema extends DBSchema {
  games: { key: string; value: { readonly id: string } };
  /** The game that was on the board last. */
  current: { key: 'play'; value: string };
  /** Which tab may save a game: each that takes it over adds the next number, and none is ever dropped. */
  reigns: { key: [game: string, reign: number]; value: true };
  /** What players call their games. */
  names: { key: string; value: string };
}

export type Database = IDBPDatabase<Schema>;

const VERSION = 2;

/** Why there is no database: the browser has none for us, a newer app made it, or an older one holds it. */
export type Refusal = 'refused' | 'outdated' | 'blocked';

/** `async`, because some browsers refuse by throwing at once. */
const openDatabase = async (): Promise<Database> =>
  new Promise((resolve, reject) => {
    openDB<Schema>('racing-kings', VERSION, {
      upgrade(database, from) {
        if (from < 1) {
          database.createObjectStore('games', { keyPath: 'id' });
          database.createObjectStore('current');
        }
        if (from < 2) {
          database.createObjectStore('reigns');
          database.createObjectStore('names');
        }
      },
      blocked: () => reject(new DOMException('an older app holds it', 'TimeoutError')),
      // A newer app in another tab must not wait for this one.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    }).then(resolve, reject);
  });

const nameOf = (error: unknown): string => (error instanceof DOMException ? error.name : '');

export function refusalOf(error: unknown): Refusal {
  const name = nameOf(error);
  if (name === 'VersionError') return 'outdated';
  return name === 'TimeoutError' ? 'blocked' : 'refused';
}

/** Some browsers drop the connection of a page that slept long. */
const isDropped = (error: unknown): boolean => ['InvalidStateError', 'UnknownError'].includes(nameOf(error));

export interface Connection {
  /** Works with the database; once more with a new connection where the old one was dropped. */
  readonly use: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
}

export async function connect(): Promise<Connection> {
  let open = await openDatabase();
  return {
    use: async (work) => {
      try {
        return await work(open);
      } catch (error) {
        if (!isDropped(error)) throw error;
        open = await openDatabase();
        return work(open);
      }
    },
  };
}

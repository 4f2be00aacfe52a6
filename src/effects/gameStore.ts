import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Where games are kept. What comes out of it was written by any version of the app, or by anyone: parse it. */
export interface GameStore {
  /** False where the browser refuses storage and games live as long as the page. */
  readonly lasting: boolean;
  /** The game that was on the board. */
  readonly current: () => Promise<unknown>;
  /** Keeps a game under its id and makes it the current one; `forget` names one that is not worth keeping. */
  readonly save: (game: { readonly id: string }, forget?: string) => Promise<void>;
}

interface Schema extends DBSchema {
  games: { key: string; value: { readonly id: string } };
  current: { key: 'play'; value: string };
}

/** `async`, because some browsers refuse by throwing at once. */
const openDatabase = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('racing-kings', 1, {
    upgrade(database) {
      database.createObjectStore('games', { keyPath: 'id' });
      database.createObjectStore('current');
    },
  });

/** IndexedDB; where it is refused (private windows, blocked third parties), plain memory. */
export async function openGameStore(): Promise<GameStore> {
  const database = await openDatabase().catch(() => undefined);
  return database ? databaseStore(database) : memoryStore();
}

const databaseStore = (database: IDBPDatabase<Schema>): GameStore => ({
  lasting: true,
  current: async () => {
    const id = await database.get('current', 'play');
    return id === undefined ? undefined : database.get('games', id);
  },
  save: async (game, forget) => {
    const transaction = database.transaction(['games', 'current'], 'readwrite');
    const written = Promise.all([
      transaction.objectStore('games').put(game),
      transaction.objectStore('current').put(game.id, 'play'),
      forget === undefined ? undefined : transaction.objectStore('games').delete(forget),
      transaction.done,
    ]);
    // At once rather than when the answers are here: a page that goes away would not see them.
    transaction.commit();
    await written;
  },
});

export function memoryStore(): GameStore {
  let kept: unknown;
  return {
    lasting: false,
    current: () => Promise.resolve(kept),
    save: (game) => {
      kept = game;
      return Promise.resolve();
    },
  };
}

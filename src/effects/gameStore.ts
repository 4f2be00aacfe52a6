import { connect, refusalOf, type Connection, type Refusal } from './database.ts';
import { isNewer } from './savedGame.ts';

/** Where games are kept. */
export interface GameStore {
  /** Without it, games live as long as the page. */
  readonly connection: Connection | undefined;
  /** Why there is none. */
  readonly refusal: Refusal | undefined;
  /**
   * What was on the board of this tab, or else of any; `null` where it can't be found any more, `undefined` where
   * nothing was ever kept.
   */
  readonly current: () => Promise<unknown>;
  /** Keeps a game under its id and makes it the current one; `forget` names one that is not worth keeping. */
  readonly save: (game: { readonly id: string }, forget?: string) => Promise<void>;
  /**
   * From now on only this page may save the game: saves of pages that had it before fail. Gives what is kept. Fails as
   * `outdated` and changes nothing where a newer version of the app has written it.
   */
  readonly reign: (id: string) => Promise<unknown>;
}

/** Why a save did not succeed; `taken`: another tab has the game. */
export type SaveProblem = Exclude<Refusal, 'blocked'> | 'full' | 'taken';

export function saveProblem(error: unknown): SaveProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'ConstraintError') return 'taken';
  return name === 'VersionError' ? 'outdated' : 'refused';
}

/** IndexedDB; where it is refused (private windows, blocked third parties), plain memory. */
export async function openGameStore(): Promise<GameStore> {
  try {
    return databaseStore(await connect());
  } catch (error) {
    return memoryStore(refusalOf(error));
  }
}

const TAB_KEY = 'racing-kings.game';

/** A tab that is loaded again goes on with its own game, whatever another tab played since. */
const gameOfTab = {
  get: (): string | undefined => {
    try {
      return window.sessionStorage.getItem(TAB_KEY) ?? undefined;
    } catch {
      return undefined;
    }
  },
  set: (id: string): void => {
    try {
      if (gameOfTab.get() !== id) window.sessionStorage.setItem(TAB_KEY, id);
    } catch {
      return;
    }
  },
};

function databaseStore(connection: Connection): GameStore {
  const reigns = new Map<string, number>();

  const current = (): Promise<unknown> =>
    connection.use(async (database) => {
      const own = gameOfTab.get();
      const game = own === undefined ? undefined : await database.get('games', own);
      if (game) return game;
      const id = await database.get('current', 'play');
      return id === undefined ? undefined : ((await database.get('games', id)) ?? null);
    });

  const save = (game: { readonly id: string }, forget?: string): Promise<void> =>
    connection.use(async (database) => {
      gameOfTab.set(game.id);
      const transaction = database.transaction(['games', 'current', 'reigns'], 'readwrite');
      const games = transaction.objectStore('games');
      const fence = transaction.objectStore('reigns');
      const reign = reigns.get(game.id);
      const next: [string, number] | undefined = reign === undefined ? undefined : [game.id, reign + 1];
      const written = Promise.all([
        // Where another tab has begun the next reign, this can't be added, and nothing of the rest is written. To read
        // it instead would take an answer, which a page that goes away would not get.
        next && fence.add(true, next),
        next && fence.delete(next),
        games.put(game),
        transaction.objectStore('current').put(game.id, 'play'),
        forget === undefined ? undefined : games.delete(forget),
        transaction.done,
      ]);
      transaction.commit();
      await written;
    });

  const reign = (id: string): Promise<unknown> =>
    connection.use(async (database) => {
      const transaction = database.transaction(['games', 'reigns'], 'readwrite');
      const all = await transaction.objectStore('reigns').getAllKeys(IDBKeyRange.bound([id], [id, []]));
      const game = await transaction.objectStore('games').get(id);
      if (game && isNewer(game)) throw new DOMException('', 'VersionError');
      // The first reign, of a game that nobody has saved yet, needs no mark.
      const mine = game ? (all.at(-1)?.[1] ?? 0) + 1 : 0;
      if (game) await transaction.objectStore('reigns').add(true, [id, mine]);
      await transaction.done;
      reigns.set(id, mine);
      return game;
    });

  return { connection, refusal: undefined, current, save, reign };
}

export function memoryStore(refusal: Refusal = 'refused'): GameStore {
  let kept: { readonly id: string } | undefined;
  return {
    connection: undefined,
    refusal,
    current: () => Promise.resolve(kept),
    save: (game) => {
      kept = game;
      return Promise.resolve();
    },
    reign: (id) => Promise.resolve(kept?.id === id ? kept : undefined),
  };
}

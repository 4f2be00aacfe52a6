import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Connection } from '../../effects/database.ts';
import {
  gameNames,
  nameGame,
  removeGame,
  restoreGame,
  summaries,
  type Removed,
} from '../../effects/gameLibrary.ts';
import { summaryOf, type GameSummary } from '../../effects/gameSummary.ts';
import { breathe } from './slices.ts';

export interface Shelf {
  /** The newest first. */
  readonly games: readonly GameSummary[];
  readonly names: ReadonlyMap<string, string>;
  readonly state: 'coming' | 'here' | 'broken';
  /** The game that was deleted last, as long as it can be brought back. */
  readonly removed: Removed | undefined;
}

export interface Library {
  readonly store: StoreApi<Shelf>;
  readonly load: () => Promise<void>;
  readonly rename: (id: string, name: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly forget: () => void;
}

/** A first screenful is shown at once; after it, only the whole. */
const FIRST = 100;

const newestFirst = (games: readonly GameSummary[]): readonly GameSummary[] =>
  games.toSorted((a, b) => (b.startedAt ?? 0) - (a.startedAt ?? 0) || (a.id < b.id ? -1 : 1));

/** The kept games as a list, and what can be done to one of them. */
export function openLibrary(connection: Connection): Library {
  const store = createStore<Shelf>(() => ({
    games: [],
    names: new Map(),
    state: 'coming',
    removed: undefined,
  }));
  let loads = 0;

  const load = async (): Promise<void> => {
    const mine = ++loads;
    const games: GameSummary[] = [];
    const names = await gameNames(connection);
    for await (const page of summaries(connection)) {
      games.push(...page);
      if (games.length <= FIRST && store.getState().state === 'coming')
        store.setState({ games: newestFirst(games), names });
      await breathe();
      // A later load has begun; it will tell all.
      if (mine !== loads) return;
    }
    store.setState({ games: newestFirst(games), names, state: 'here' });
  };

  const tellBroken = (): void => store.setState({ state: 'broken' });

  const rename = async (id: string, name: string): Promise<void> => {
    await nameGame(connection, id, name);
    const names = new Map(store.getState().names);
    if (name === '') names.delete(id);
    else names.set(id, name);
    store.setState({ names });
  };

  const remove = async (id: string): Promise<void> => {
    const removed = await removeGame(connection, id);
    store.setState({ removed, games: store.getState().games.filter((game) => game.id !== id) });
  };

  const undo = async (): Promise<void> => {
    const { removed, games } = store.getState();
    if (!removed) return;
    await restoreGame(connection, removed);
    const back = summaryOf(removed.game.id, removed.game);
    store.setState({ removed: undefined, games: newestFirst([...games, back]) });
  };

  return {
    store,
    load: () => load().catch(tellBroken),
    rename: (id, name) => rename(id, name).catch(tellBroken),
    remove: (id) => remove(id).catch(tellBroken),
    undo: () => undo().catch(tellBroken),
    forget: () => store.setState({ removed: undefined }),
  };
}

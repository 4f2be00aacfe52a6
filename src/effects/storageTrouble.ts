import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Refusal } from './database.ts';
import type { SaveProblem } from './gameStore.ts';
import type { SaveError } from './readSaved.ts';

/** What keeps games from being saved, or what was found damaged. */
export type StorageTrouble = Refusal | SaveError | Exclude<SaveProblem, 'taken'>;

export interface StorageWatch {
  readonly store: StoreApi<{ readonly trouble: StorageTrouble | undefined; readonly read: boolean }>;
  /** A save has gone well, or hasn't. */
  readonly saved: (problem: Exclude<SaveProblem, 'taken'> | undefined) => void;
  /** A game was damaged, or is of a newer version. */
  readonly found: (trouble: SaveError) => void;
  readonly dismiss: () => void;
}

/** Remembers the one thing to be said of the storage: once, and again only when something else is the matter. */
export function watchStorage(found: StorageTrouble | undefined): StorageWatch {
  const store: StorageWatch['store'] = createStore(() => ({ trouble: found, read: false }));
  let ofSave = false;
  return {
    store,
    saved: (problem) => {
      if (problem ? problem === store.getState().trouble : !ofSave) return;
      ofSave = problem !== undefined;
      store.setState({ trouble: problem, read: false });
    },
    found: (trouble) => store.setState({ trouble, read: false }),
    dismiss: () => store.setState({ read: true }),
  };
}

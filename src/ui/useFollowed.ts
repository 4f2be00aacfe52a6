import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';
import { afterPicture } from '../board/afterPicture.ts';

/** What is within it follows a picture later than the rest. */
export const Afterwards = createContext(false);

type Listeners = Set<() => void>;
const next: Listeners = new Set();
const afterwards: Listeners = new Set();

function tell(): void {
  const due = next.size > 0 ? next : afterwards;
  const all = [...due];
  due.clear();
  if (afterwards.size > 0) afterPicture(tell);
  for (const listener of all) listener();
}

/**
 * What a store that changes with the moves says. React is told of it once the board has drawn the move, of all changes of
 * all such stores together, and in two parts: on a slow phone all of it would be a long time to draw at once.
 */
export function useFollowed<S, T>(store: StoreApi<S>, selector: (state: S) => T): T {
  const due = useContext(Afterwards) ? afterwards : next;
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = store.subscribe(() => {
        const first = next.size + afterwards.size === 0;
        due.add(listener);
        if (first) afterPicture(tell);
      });
      return () => {
        unsubscribe();
        due.delete(listener);
      };
    },
    [store, due],
  );
  return useSyncExternalStore(subscribe, () => selector(store.getState()));
}

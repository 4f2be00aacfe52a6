import { useCallback, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';
import { soon } from '../lib/soon.ts';

const due = new Set<() => void>();

function tell(): void {
  const all = [...due];
  due.clear();
  for (const listener of all) listener();
}

/**
 * What a store that changes with the moves says. React is told of it in a task after the change, once for all changes
 * of all such stores: the board has drawn the move by then, and neither waits for the other.
 */
export function useFollowed<S, T>(store: StoreApi<S>, selector: (state: S) => T): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = store.subscribe(() => {
        const first = due.size === 0;
        due.add(listener);
        if (first) soon(tell);
      });
      return () => {
        unsubscribe();
        due.delete(listener);
      };
    },
    [store],
  );
  return useSyncExternalStore(subscribe, () => selector(store.getState()));
}

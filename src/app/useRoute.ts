import { useMemo, useSyncExternalStore } from 'react';
import { parseRoute, type Route } from './routes.ts';

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return useMemo(() => parseRoute(hash), [hash]);
}

/** Drops the query from the address without a new history entry, so that a reload does not follow it again. */
export function dropParams(): void {
  const [path] = window.location.hash.split('?');
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

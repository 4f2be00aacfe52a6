import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * `waiting`: a new version is there and this page still runs the old one. `replaced`: another tab has taken it, and
 * parts of the old one can no longer be had.
 */
export type UpdateState = 'current' | 'waiting' | 'replaced';

export interface Updates {
  readonly store: StoreApi<UpdateState>;
  /** Takes the new version: the page is loaded again, and finds its game where it was saved. */
  readonly take: () => void;
}

/** An app that stays open looks for a new version this often, and whenever it is looked at again. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

interface Edge {
  readonly workers: ServiceWorkerContainer;
  readonly page: Document;
  readonly reload: () => void;
}

/** Installs the service worker at `url` and watches for newer ones. Without one the app works as a plain page. */
export function watchUpdates(url: string, { workers, page, reload }: Edge): Updates {
  const store = createStore<UpdateState>(() => 'current');
  let registration: ServiceWorkerRegistration | undefined;
  let taking = false;
  // The first service worker takes over a page that had none: no new version.
  let controlled = workers.controller !== null;

  workers.addEventListener('controllerchange', () => {
    if (taking) reload();
    else if (controlled) store.setState('replaced', true);
    controlled = true;
  });

  const offer = (): void => {
    if (registration?.waiting && workers.controller) store.setState('waiting', true);
  };
  const look = (): void => {
    if (page.visibilityState === 'visible') registration?.update().catch(() => undefined);
  };
  const install = async (): Promise<void> => {
    registration = await workers.register(url, { updateViaCache: 'none' });
    offer();
    const { installing } = registration;
    registration.addEventListener('updatefound', () =>
      registration?.installing?.addEventListener('statechange', offer),
    );
    installing?.addEventListener('statechange', offer);
    page.addEventListener('visibilitychange', look);
    setInterval(look, LOOK_AGAIN_MS);
  };
  // Refused where storage is: the app goes on as a plain page.
  install().catch(() => undefined);

  return {
    store,
    take() {
      taking = true;
      if (registration?.waiting) registration.waiting.postMessage('take over');
      else reload();
    },
  };
}

/**
 * With this the app works offline after one visit. It lists by content all that a visit may need, so a new build is a
 * new service worker, and what an open page has begun with stays until the player takes the new version.
 */
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js';
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js';

declare const self: ServiceWorkerGlobalScope;

/** Put here by scripts/buildServiceWorker.ts. */
declare const RK_FILES: (PrecacheEntry | string)[];

// One page at one address, whatever a link has put behind it.
precacheAndRoute(RK_FILES, { ignoreURLParametersMatching: [/./], cleanURLs: false });
cleanupOutdatedCaches();

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

// The page of a first visit may lose its network too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

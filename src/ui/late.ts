import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A component with a chunk of its own, fetched when it is first shown. It waits in the nearest Suspense. */
export const late = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await load() }));

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { messagesReady } from '../i18n/messages.ts';

/**
 * A component with a chunk of its own, fetched when it is first shown, and its words with it: it waits in the nearest
 * Suspense once, and is not begun again for each folder of messages. Words that can't be had are asked for again by
 * whoever needs them.
 */
export const late = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    const component = await load();
    await messagesReady().catch(() => undefined);
    return { default: component };
  });

/** The same for what is no reason to fail where it can't be fetched: then there is nothing. */
export const lateOrNothing = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> => late(() => load().catch(() => () => null));

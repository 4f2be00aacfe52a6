import { useSyncExternalStore } from 'react';

/** Zen mode belongs to the page as it is looked at now: the style sheets read it there, a reload ends it. */
const ZEN = 'data-zen';
const page = document.documentElement;
const watchers = new Set<() => void>();

const isZen = (): boolean => page.hasAttribute(ZEN);

export function setZen(on: boolean): void {
  page.toggleAttribute(ZEN, on);
  for (const changed of watchers) changed();
}

const subscribe = (changed: () => void): (() => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};

export const useZen = (): boolean => useSyncExternalStore(subscribe, isZen);

/** Is this key a letter of some text, or somebody else's shortcut? */
const isTaken = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest('input, select, textarea, dialog') !== null);

/** On a keyboard without Latin letters the key in its place. */
const isZ = ({ key, code }: KeyboardEvent): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';

/** `z` goes in and out, Escape goes out; so does whoever leaves the screen. */
export function attachZenKeys(): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (isTaken(event) || event.defaultPrevented) return;
    if (isZ(event)) setZen(!isZen());
    else if (event.key === 'Escape') setZen(false);
  };
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('keydown', onKey);
    setZen(false);
  };
}

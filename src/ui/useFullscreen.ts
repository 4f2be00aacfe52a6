import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

const isFull = (): boolean => document.fullscreenElement !== null;

interface Fullscreen {
  readonly on: boolean;
  readonly toggle: () => void;
}

/** The whole screen for the page; undefined where the browser has no such thing, as on an iPhone. */
export function useFullscreen(): Fullscreen | undefined {
  const on = useSyncExternalStore(subscribe, isFull);
  if (!document.fullscreenEnabled) return undefined;
  // Refused is as good as not asked: the page stays as it is.
  const toggle = (): void =>
    void (on ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => undefined,
    );
  return { on, toggle };
}

import { clockRuns } from '../session/clock.ts';
import type { Session } from '../session/session.ts';

type Screen = Pick<WakeLock, 'request'>;

/**
 * Keeps the screen lit while a clock runs. The browser lets go of it whenever the page is hidden, so it is asked
 * again when the page comes back; it may refuse, on a low battery for one, and then the screen goes dark as always.
 */
export function attachWakeLock(
  session: Session,
  page: Document,
  /** Missing where the page came over no secure connection, whatever the types say. */
  screen: Screen | undefined,
): () => void {
  if (!screen) return () => undefined;
  let lock: WakeLockSentinel | undefined;
  let asking = false;
  let left = false;
  const wanted = (): boolean =>
    !left && page.visibilityState === 'visible' && clockRuns(session.store.getState());

  const look = async (): Promise<void> => {
    if (!wanted()) {
      const held = lock;
      lock = undefined;
      await held?.release().catch(() => undefined);
      return;
    }
    if (asking || (lock && !lock.released)) return;
    asking = true;
    lock = await screen.request('screen').catch(() => undefined);
    asking = false;
    // What was wanted may have changed while the browser thought about it.
    if (!wanted()) await look();
  };
  const unsubscribe = session.store.subscribe((now, before) => {
    if (clockRuns(now) !== clockRuns(before)) void look();
  });
  const onVisible = (): void => void look();
  page.addEventListener('visibilitychange', onVisible);
  void look();
  return () => {
    left = true;
    unsubscribe();
    page.removeEventListener('visibilitychange', onVisible);
    void look();
  };
}

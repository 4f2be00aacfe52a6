import { expect, test, vi } from 'vitest';
import { attachWakeLock } from '../../src/effects/wakeLock.ts';
import { control, timed } from '../support/clocks.ts';
import { playIn, sessionOf } from '../support/sessions.ts';

/** A page that can be hidden, and a screen that counts who keeps it lit. */
function device(answer: 'lit' | 'refused' = 'lit') {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const locks: { released: boolean }[] = [];
  const request = vi.fn<() => Promise<WakeLockSentinel>>(async () => {
    if (answer === 'refused') throw new DOMException('battery', 'NotAllowedError');
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock as unknown as WakeLockSentinel;
  });
  const show = (visibilityState: 'visible' | 'hidden'): void => {
    page.visibilityState = visibilityState;
    // The browser itself lets go of what a hidden page held.
    if (visibilityState === 'hidden') for (const lock of locks) lock.released = true;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const lit = async (): Promise<boolean> => {
    await new Promise((resolve) => setTimeout(resolve));
    return locks.some(({ released }) => !released);
  };
  return { page: page as unknown as Document, screen: { request }, request, show, lit };
}

test('the screen stays lit while a clock runs', async () => {
  const { session } = timed(control('60+0'));
  const { page, screen, lit } = device();
  attachWakeLock(session, page, screen);
  expect(await lit()).toBe(false);
  playIn(session, 'h2h3');
  expect(await lit()).toBe(true);
  session.dispatch({ type: 'pause', on: true });
  expect(await lit()).toBe(false);
  session.dispatch({ type: 'pause', on: false });
  expect(await lit()).toBe(true);
  session.dispatch({ type: 'resign', color: 'black' });
  expect(await lit()).toBe(false);
});

test('it is lit again when the page comes back', async () => {
  const { session } = timed(control('60+0'));
  const { page, screen, show, lit } = device();
  attachWakeLock(session, page, screen);
  playIn(session, 'h2h3');
  expect(await lit()).toBe(true);
  show('hidden');
  expect(await lit()).toBe(false);
  show('visible');
  expect(await lit()).toBe(true);
});

test('one lock is asked for, not one a move', async () => {
  const { session } = timed(control('60+0'));
  const { page, screen, request, lit } = device();
  attachWakeLock(session, page, screen);
  playIn(session, 'h2h3', 'a2b3', 'h3g4');
  expect(await lit()).toBe(true);
  playIn(session, 'b3b4');
  expect(await lit()).toBe(true);
  expect(request).toHaveBeenCalledTimes(1);
});

test('who leaves the screen lets it go dark, even while the browser is still thinking', async () => {
  const { session } = timed(control('60+0'));
  const { page, screen, lit } = device();
  const leave = attachWakeLock(session, page, screen);
  playIn(session, 'h2h3');
  leave();
  expect(await lit()).toBe(false);
});

test('a game without clocks, a browser that refuses and one that can’t are let be', async () => {
  const without = device();
  const untimed = sessionOf();
  attachWakeLock(untimed, without.page, without.screen);
  playIn(untimed, 'h2h3');
  expect(await without.lit()).toBe(false);

  const refusing = device('refused');
  const { session } = timed(control('60+0'));
  attachWakeLock(session, refusing.page, refusing.screen);
  playIn(session, 'h2h3');
  expect(await refusing.lit()).toBe(false);
  expect(() => attachWakeLock(session, refusing.page, undefined)()).not.toThrow();
});

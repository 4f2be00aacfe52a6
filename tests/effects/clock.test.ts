import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachClock } from '../../src/effects/clock.ts';
import { memoryStore, type GameStore } from '../../src/effects/gameStore.ts';
import { attachKeepTime } from '../../src/effects/keepTime.ts';
import { attachSave } from '../../src/effects/save.ts';
import { parseSaved } from '../../src/effects/readSaved.ts';
import { newGame } from '../../src/game/game.ts';
import type { TimeControl } from '../../src/game/timeControl.ts';
import { clockMs } from '../../src/session/clock.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { control } from '../support/clocks.ts';
import { playIn, stateOf } from '../support/sessions.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A game on clocks, timers and `performance.now` in the test's hand. */
function onClocks(timeControl: TimeControl) {
  const session = createSession(stateOf({ game: newGame({ timeControl }) }));
  const page = new EventTarget();
  return { session, page, detach: attachClock(session, page) };
}

const outcome = (session: Session) => session.store.getState().game.outcome;

test('the flag falls at zero, not a millisecond before', () => {
  const { session } = onClocks(control('60+0'));
  playIn(session, 'h2h3');
  vi.advanceTimersByTime(59_999);
  expect(outcome(session)).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(outcome(session)).toEqual({ winner: 'white', reason: 'flag' });
});

test.each(['delay', 'increment', 'bronstein'] as const)(
  '%s: the flag is timed anew with each move',
  (kind) => {
    const { session } = onClocks(control('10+3', kind));
    playIn(session, 'h2h3');
    vi.advanceTimersByTime(4_000);
    playIn(session, 'a2b3');
    const zero = { delay: 13_000, increment: 13_000, bronstein: 10_000 }[kind];
    vi.advanceTimersByTime(zero - 1);
    expect(outcome(session)).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(outcome(session)).toEqual({ winner: 'black', reason: 'flag' });
  },
);

test('time given and pauses put the flag off', () => {
  const { session } = onClocks(control('10+0'));
  playIn(session, 'h2h3');
  vi.advanceTimersByTime(9_000);
  session.dispatch({ type: 'giveTime', color: 'black', ms: 15_000 });
  vi.advanceTimersByTime(10_000);
  session.dispatch({ type: 'pause', on: true });
  vi.advanceTimersByTime(3_600_000);
  session.dispatch({ type: 'pause', on: false });
  vi.advanceTimersByTime(5_999);
  expect(outcome(session)).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(outcome(session)?.reason).toBe('flag');
});

test('a page that slept past zero flags as soon as it wakes', () => {
  let now = 0;
  const game = newGame({ timeControl: control('60+0') });
  const session = createSession(stateOf({ game }), () => now);
  const page = new EventTarget();
  attachClock(session, page);
  playIn(session, 'h2h3');
  // Timers stand while the page is frozen; the clock goes on.
  now = 600_000;
  expect(outcome(session)).toBeUndefined();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(outcome(session)).toEqual({ winner: 'white', reason: 'flag' });
  expect(clockMs(session.store.getState(), 'black', session.thinkMs())).toBe(0);
});

test('a timer that rings early is set once more', () => {
  let now = 0;
  const session = createSession(stateOf({ game: newGame({ timeControl: control('60+0') }) }), () => now);
  attachClock(session, new EventTarget());
  playIn(session, 'h2h3');
  now = 59_999.5;
  vi.advanceTimersByTime(60_000);
  expect(outcome(session)).toBeUndefined();
  now = 60_000.5;
  vi.advanceTimersByTime(1);
  expect(outcome(session)?.reason).toBe('flag');
});

test('the end of a game and a game without clocks leave no timer', () => {
  const { session } = onClocks(control('60+0'));
  playIn(session, 'h2h3');
  session.dispatch({ type: 'resign', color: 'black' });
  expect(vi.getTimerCount()).toBe(0);
  session.dispatch({ type: 'open', state: stateOf({ id: 'game-2' }) });
  playIn(session, 'h2h3');
  expect(vi.getTimerCount()).toBe(0);
});

test('whoever leaves the board finds the game paused', () => {
  const { session, detach } = onClocks(control('60+0'));
  playIn(session, 'h2h3');
  vi.advanceTimersByTime(1_000);
  detach();
  vi.advanceTimersByTime(600_000);
  const state = session.store.getState();
  expect(state.paused).toBe(true);
  expect(clockMs(state, 'black', session.thinkMs())).toBe(59_000);
});

async function reloaded(games: GameStore): Promise<Session> {
  const saved = parseSaved(await games.current());
  if (!saved.ok) throw new Error(saved.error);
  return createSession(saved.value);
}

test('a reload in mid-thought: paused, with the time used up to the moment the page went', async () => {
  const { session, page } = onClocks(control('300+3'));
  const games = memoryStore();
  attachSave(session, games, () => undefined);
  attachKeepTime(session, games, page);
  playIn(session, 'h2h3');
  session.dispatch({ type: 'giveTime', color: 'white', ms: 15_000 });
  vi.advanceTimersByTime(7_250);
  page.dispatchEvent(new Event('visibilitychange'));
  const again = await reloaded(games);
  vi.advanceTimersByTime(600_000);
  const state = again.store.getState();
  expect(state.paused).toBe(true);
  expect(clockMs(state, 'black', again.thinkMs())).toBe(292_750);
  expect(clockMs(state, 'white', again.thinkMs())).toBe(318_000);
});

test('a crash costs at most a second of the time used', async () => {
  const { session, page } = onClocks(control('300+0'));
  const games = memoryStore();
  attachKeepTime(session, games, page);
  playIn(session, 'h2h3');
  vi.advanceTimersByTime(7_250);
  const again = await reloaded(games);
  expect(again.thinkMs()).toBe(7_000);
});

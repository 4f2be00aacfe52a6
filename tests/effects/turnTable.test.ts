import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachTurning } from '../../src/effects/turnTable.ts';
import type { Session } from '../../src/session/session.ts';
import { playIn, sessionOf } from '../support/sessions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const turning = (): Session => {
  const session = sessionOf();
  session.settings.setState({ table: 'turning' });
  return session;
};
const bottom = (session: Session): string => session.store.getState().orientation;

test('the board turns to whoever is to move, a moment after the move', () => {
  const session = turning();
  attachTurning(session);
  playIn(session, 'h2h3');
  expect(bottom(session)).toBe('white');
  vi.runAllTimers();
  expect(bottom(session)).toBe('black');
  playIn(session, 'a2b3');
  vi.runAllTimers();
  expect(bottom(session)).toBe('white');
});

test('a takeback in that moment leaves the board as it is', () => {
  const session = turning();
  attachTurning(session);
  playIn(session, 'h2h3');
  session.dispatch({ type: 'takeBack', plies: 1 });
  vi.runAllTimers();
  expect(bottom(session)).toBe('white');
});

test('turned by hand it stays until the next move', () => {
  const session = turning();
  attachTurning(session);
  session.dispatch({ type: 'flip' });
  vi.runAllTimers();
  expect(bottom(session)).toBe('black');
  playIn(session, 'h2h3');
  vi.runAllTimers();
  expect(bottom(session)).toBe('black');
});

test('on another table nothing turns, and nothing after leaving', () => {
  const session = sessionOf();
  const leave = attachTurning(session);
  playIn(session, 'h2h3');
  vi.runAllTimers();
  expect(bottom(session)).toBe('white');
  session.settings.setState({ table: 'turning' });
  leave();
  vi.runAllTimers();
  expect(bottom(session)).toBe('white');
});

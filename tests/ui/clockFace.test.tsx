import { act, render, screen } from '@testing-library/react';
import { expect, test, vi, beforeEach, afterEach } from 'vitest';
import { newGame } from '../../src/game/game.ts';
import { setLocale } from '../../src/i18n/messages.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { ClockFace } from '../../src/ui/ClockFace.tsx';
import { control } from '../support/clocks.ts';
import { playIn, stateOf } from '../support/sessions.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function onFace(time: string, kind?: 'delay' | 'bronstein'): { session: Session; face: HTMLElement } {
  const session = createSession(stateOf({ game: newGame({ timeControl: control(time, kind) }) }));
  render(<ClockFace session={session} color="black" label="Black’s clock" />);
  return { session, face: screen.getByRole('timer', { name: 'Black’s clock' }) };
}

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('a face stands until its side’s clock runs, then tells each second', () => {
  const { session, face } = onFace('300+0');
  pass(5_000);
  expect(face).toHaveTextContent('5:00');
  playIn(session, 'h2h3');
  expect(face).toHaveAttribute('data-runs');
  pass(1_000);
  expect(face).toHaveTextContent('4:59');
  pass(239_000);
  expect(face).toHaveTextContent('1:00');
  playIn(session, 'a2b3');
  pass(3_000);
  expect(face).toHaveTextContent('1:00');
  expect(face).not.toHaveAttribute('data-runs');
});

test('tenths follow the decimal mark of the language at once', async () => {
  const { session, face } = onFace('11+0');
  playIn(session, 'h2h3');
  pass(1_100);
  await act(() => setLocale('fi'));
  expect(face).toHaveTextContent('0:09,9');
  await act(() => setLocale('en'));
  expect(face).toHaveTextContent('0:09.9');
});

test('the last ten seconds are told in tenths, down to nothing', () => {
  const { session, face } = onFace('11+0');
  playIn(session, 'h2h3');
  pass(1_100);
  expect(face).toHaveTextContent('0:09.9');
  pass(100);
  expect(face).toHaveTextContent('0:09.8');
  pass(60_000);
  expect(face).toHaveTextContent('0:00.0');
});

test('little time left is marked, and a takeback unmarks it', () => {
  const { session, face } = onFace('80+0');
  playIn(session, 'h2h3');
  pass(69_999);
  expect(face).not.toHaveAttribute('data-low');
  pass(1);
  expect(face).toHaveAttribute('data-low');
  session.dispatch({ type: 'takeBack', plies: 1 });
  expect(face).toHaveTextContent('1:20');
  expect(face).not.toHaveAttribute('data-low');
});

test('in a simple delay the face waits, then runs on time', () => {
  const { session, face } = onFace('60+5', 'delay');
  playIn(session, 'h2h3');
  pass(5_000);
  expect(face).toHaveTextContent('1:00');
  pass(1_000);
  expect(face).toHaveTextContent('0:59');
});

test('listeners are not told of every tick', () => {
  const { face } = onFace('60+0');
  expect(face).not.toHaveAttribute('aria-live');
  expect(face.closest('[aria-live]')).toBeNull();
});

test('between two changes of its text a face sets one timer and writes nothing', () => {
  const { session, face } = onFace('300+0');
  playIn(session, 'h2h3');
  const written = vi.spyOn(face, 'textContent', 'set');
  pass(999);
  expect(written).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(1);
  pass(1);
  expect(written).toHaveBeenCalledTimes(1);
});

test('what a move adds is shown until the next one', () => {
  const { session, face } = onFace('60+2');
  expect(face).toHaveAttribute('data-gain', '');
  playIn(session, 'h2h3');
  expect(face).toHaveAttribute('data-gain', '');
  playIn(session, 'a2b3');
  expect(face).toHaveAttribute('data-gain', '+2');
  playIn(session, 'h3g4');
  expect(face).toHaveAttribute('data-gain', '');
  playIn(session, 'b3b4');
  act(() => void session.dispatch({ type: 'resign', color: 'white' }));
  expect(face).toHaveAttribute('data-gain', '');
});

test.each(['delay', 'bronstein'] as const)('a clock with %s is given nothing to show', (kind) => {
  const { session, face } = onFace('60+2', kind);
  playIn(session, 'h2h3', 'a2b3');
  expect(face).toHaveAttribute('data-gain', '');
});

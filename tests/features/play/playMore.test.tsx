import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayMore } from '../../../src/features/play/PlayMore.tsx';
import { sessionOf } from '../../support/sessions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Judgement = (): React.JSX.Element => <p>judgement</p>;

test('what judges a game comes once its end has been drawn, and goes with the next game', () => {
  const session = sessionOf({});
  render(<PlayMore session={session} Analysis={Judgement} />);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText('judgement')).toBeNull();
  act(() => void session.dispatch({ type: 'resign', color: 'white' }));
  act(() => void vi.advanceTimersByTime(300));
  expect(screen.queryByText('judgement')).toBeNull();
  act(() => void vi.advanceTimersByTime(200));
  expect(screen.getByText('judgement')).toBeVisible();
  act(() => void session.dispatch({ type: 'open', state: sessionOf({ id: 'next' }).store.getState() }));
  expect(screen.queryByText('judgement')).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachLowTime } from '../../src/effects/lowTime.ts';
import { newGame } from '../../src/game/game.ts';
import { createSession } from '../../src/session/session.ts';
import type { SessionState } from '../../src/session/sessionState.ts';
import { control } from '../support/clocks.ts';
import { bot, human, playIn, stateOf } from '../support/sessions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A game of 80 s and 2 s a move, in which time grows short at 10 s; its sounds, counted. */
function game(part: Partial<SessionState> = {}) {
  const session = createSession(stateOf({ game: newGame({ timeControl: control('80+2') }), ...part }));
  const play = vi.fn<(name: string) => void>();
  const leave = attachLowTime(session, { play });
  playIn(session, 'h2h3');
  return { session, play, leave };
}

test('it sounds once, at the moment time grows short', () => {
  const { play } = game();
  vi.advanceTimersByTime(69_999);
  expect(play).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(play.mock.calls).toEqual([['lowTime']]);
  vi.advanceTimersByTime(9_000);
  expect(play).toHaveBeenCalledTimes(1);
});

test('an increment at the edge does not make it sound again', () => {
  const { session, play } = game();
  vi.advanceTimersByTime(70_500);
  playIn(session, 'a2b3');
  playIn(session, 'h3g4');
  vi.advanceTimersByTime(3_000);
  expect(play).toHaveBeenCalledTimes(1);
});

test('given enough time, it sounds again when that is gone', () => {
  const { session, play } = game();
  vi.advanceTimersByTime(71_000);
  session.dispatch({ type: 'giveTime', color: 'black', ms: 15_000 });
  vi.advanceTimersByTime(13_999);
  expect(play).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(play).toHaveBeenCalledTimes(2);
});

test('a simple delay puts it off', () => {
  const { play } = game({ game: newGame({ timeControl: control('80+2', 'delay') }) });
  vi.advanceTimersByTime(71_999);
  expect(play).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(play).toHaveBeenCalledTimes(1);
});

test.each<[string, (at: ReturnType<typeof game>) => void]>([
  ['in a pause', ({ session }) => void session.dispatch({ type: 'pause', on: true })],
  ['when the game has ended', ({ session }) => void session.dispatch({ type: 'resign', color: 'white' })],
  ['when the screen is left', ({ leave }) => leave()],
])('it is silent %s', (_, happens) => {
  const at = game();
  vi.advanceTimersByTime(69_000);
  happens(at);
  vi.advanceTimersByTime(60_000);
  expect(at.play).not.toHaveBeenCalled();
});

test('the computer’s time is its own affair', () => {
  const { play } = game({ seats: { white: human, black: bot } });
  vi.advanceTimersByTime(75_000);
  expect(play).not.toHaveBeenCalled();
});

test('a game that is opened with little time makes no sound of it', () => {
  const { session, play } = game();
  const short = newGame({ timeControl: control('5+0') });
  session.dispatch({ type: 'open', state: stateOf({ id: 'other', game: short }) });
  playIn(session, 'h2h3');
  vi.advanceTimersByTime(3_000);
  expect(play).not.toHaveBeenCalled();
});

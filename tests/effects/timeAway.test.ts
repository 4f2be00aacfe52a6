import { expect, test, vi } from 'vitest';
import { parseSaved } from '../../src/effects/readSaved.ts';
import { savedNow, type SavedGame } from '../../src/effects/savedGame.ts';
import type { SessionState } from '../../src/session/sessionState.ts';
import { control, timed } from '../support/clocks.ts';
import { bot, human, playIn } from '../support/sessions.ts';

const SAVED_AT = Date.UTC(2026, 4, 4, 12);
const DAY_MS = 86_400_000;

/** Black has thought for 10 s of a minute when the page goes. */
function left(part: Partial<SessionState> = {}, paused = false): SavedGame {
  vi.spyOn(Date, 'now').mockReturnValue(SAVED_AT);
  const { session, wait } = timed(control('60+0'), part);
  playIn(session, 'h2h3');
  wait(10_000);
  if (paused) session.dispatch({ type: 'pause', on: true });
  const saved = savedNow(session);
  vi.restoreAllMocks();
  return saved;
}

function back(data: unknown, now?: number): { paused: boolean; thoughtMs: number } {
  const read = parseSaved(structuredClone(data), now);
  if (!read.ok) throw new Error(read.error);
  return { paused: read.value.paused, thoughtMs: read.value.thoughtMs };
}

test('the time away is taken from the side to move', () => {
  expect(back(left(), SAVED_AT + 7000)).toEqual({ paused: false, thoughtMs: 17_000 });
});

test('where the setting is off, the clock stands', () => {
  expect(back(left())).toEqual({ paused: true, thoughtMs: 10_000 });
});

test('a wall clock set back is no time away, a jump ahead no more than the time left', () => {
  expect(back(left(), SAVED_AT - DAY_MS)).toEqual({ paused: false, thoughtMs: 10_000 });
  expect(back(left(), SAVED_AT + DAY_MS)).toEqual({ paused: false, thoughtMs: 60_000 });
});

test('a game paused by hand stays paused, and so does one against the computer', () => {
  const stands = { paused: true, thoughtMs: 10_000 };
  expect(back(left({}, true), SAVED_AT + 7000)).toEqual(stands);
  expect(back(left({ seats: { white: human, black: bot } }), SAVED_AT + 7000)).toEqual(stands);
});

test.each([[undefined], ['noon'], [-1], [Number.NaN], [Infinity], [null]])(
  'a save with the time stamp %j is paused, as one of an older version',
  (ranAt) => {
    expect(back({ ...left(), ranAt }, SAVED_AT + 7000)).toEqual({ paused: true, thoughtMs: 10_000 });
  },
);

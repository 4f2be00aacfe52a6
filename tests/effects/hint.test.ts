import { expect, test } from 'vitest';
import type { Hint } from '../../src/bot/protocol.ts';
import { hintEffect, mayHint } from '../../src/effects/hint.ts';
import { uci } from '../support/at.ts';
import { bot, human, playIn, sessionOf } from '../support/sessions.ts';

const HINT: Hint = {
  move: uci('h2h3'),
  score: { centipawns: 10 },
  pv: [],
  reasons: [{ code: 'runs', square: 23, ranksLeft: 5 }],
};

/** A session with a bot that answers a hint when the test says so. */
function hinting(part: Parameters<typeof sessionOf>[0] = {}) {
  const session = sessionOf({ seats: { white: human, black: bot }, ...part });
  const asked: { signal: AbortSignal; answer: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const effect = hintEffect(session, {
    hint: (_, signal = new AbortController().signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          signal,
          answer: () => {
            resolve(HINT);
            return settle();
          },
          fail: () => {
            reject(new Error('crashed'));
            return settle();
          },
        });
      }),
  });
  return { session, asked, ...effect, shown: () => session.store.getState().hint };
}

test('a hint comes in three steps, each when it is asked for', async () => {
  const { ask, asked, shown, session } = hinting();
  ask();
  await asked[0]?.answer();
  expect(shown()).toEqual({ move: HINT.move, reasons: HINT.reasons, step: 'piece' });
  ask();
  expect(shown()?.step).toBe('square');
  ask();
  expect(shown()?.step).toBe('why');
  expect(mayHint(session.store.getState())).toBe(false);
  expect(asked).toHaveLength(1);
});

test('it stands while the piece is chosen and goes with the move', async () => {
  const { ask, asked, shown, session } = hinting();
  ask();
  await asked[0]?.answer();
  session.dispatch({ type: 'dismiss' });
  expect(shown()).toBeDefined();
  playIn(session, 'h2h3');
  expect(shown()).toBeUndefined();
});

test('pressing again while it is on its way asks nothing more', () => {
  const { ask, asked, status } = hinting();
  ask();
  ask();
  expect(asked).toHaveLength(1);
  expect(status.getState().status).toBe('asking');
});

test.each(['takeBack', 'move', 'seats'] as const)('a stale hint never arrives after %s', async (what) => {
  const { ask, asked, shown, session } = hinting();
  playIn(session, 'h2h3', 'a2b3');
  ask();
  if (what === 'move') playIn(session, 'h3g4');
  else if (what === 'takeBack') session.dispatch({ type: 'takeBack', plies: 2 });
  else session.dispatch({ type: 'switchSides' });
  expect(asked[0]?.signal.aborted).toBe(true);
  await asked[0]?.answer();
  expect(shown()).toBeUndefined();
});

test('a bot that fails is reported, and can be asked again', async () => {
  const { ask, asked, status } = hinting();
  ask();
  await asked[0]?.fail();
  expect(status.getState().status).toBe('unavailable');
  ask();
  await asked[1]?.answer();
  expect(status.getState().status).toBe('idle');
});

test('there is none for the bot, in a strict game, or for an earlier position', () => {
  expect(mayHint(hinting().session.store.getState())).toBe(true);
  expect(mayHint(hinting({ strict: true }).session.store.getState())).toBe(false);
  const { session } = hinting();
  playIn(session, 'h2h3');
  expect(mayHint(session.store.getState())).toBe(false);
  playIn(session, 'a2b3');
  session.dispatch({ type: 'goTo', ply: 1 });
  expect(mayHint(session.store.getState())).toBe(false);
});

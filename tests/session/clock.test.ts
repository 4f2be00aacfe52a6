import { expect, test } from 'vitest';
import type { Color } from '../../src/rules/board.ts';
import { clockMs, clockRuns, untilFlagMs } from '../../src/session/clock.ts';
import { movableColor } from '../../src/session/selectors.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { uci } from '../support/at.ts';
import { control, timed } from '../support/clocks.ts';
import { playIn, stateOf } from '../support/sessions.ts';

const left = (session: Session, color: Color): number | undefined =>
  clockMs(session.store.getState(), color, session.thinkMs());
const runs = (session: Session): boolean => clockRuns(session.store.getState());

test('the first move starts the clocks and costs nothing', () => {
  const { session, wait } = timed(control('60+0'));
  wait(90_000);
  expect(runs(session)).toBe(false);
  expect(left(session, 'white')).toBe(60_000);
  playIn(session, 'h2h3');
  wait(2_500);
  expect(left(session, 'white')).toBe(60_000);
  expect(left(session, 'black')).toBe(57_500);
});

test('each side’s clock runs on its own turn only', () => {
  const { session, wait } = timed(control('60+2'));
  playIn(session, 'h2h3');
  wait(5_000);
  playIn(session, 'a2b3');
  wait(7_000);
  expect(left(session, 'black')).toBe(57_000);
  expect(left(session, 'white')).toBe(55_000);
});

test.each([
  [59_999, undefined],
  [60_000, 'white'],
  [60_001, 'white'],
])('a move after %i ms of 60 s: winner %s', (ms, winner) => {
  const { session, wait } = timed(control('60+0'));
  playIn(session, 'h2h3');
  wait(ms);
  session.play(uci('a2b3'));
  const { game } = session.store.getState();
  expect(game.outcome?.winner).toBe(winner);
  expect(game.plies).toHaveLength(winner ? 1 : 2);
  expect(left(session, 'black')).toBe(60_000 - Math.min(ms, 60_000));
});

test('a pause costs nothing, however long, and hides the move', () => {
  const { session, wait } = timed(control('60+0'));
  session.dispatch({ type: 'pause', on: true });
  expect(session.store.getState().paused).toBe(false);
  playIn(session, 'h2h3');
  wait(1_000);
  session.dispatch({ type: 'pause', on: true });
  wait(3_600_000);
  expect(left(session, 'black')).toBe(59_000);
  expect(movableColor(session.store.getState())).toBeUndefined();
  session.dispatch({ type: 'pause', on: false });
  wait(500);
  expect(left(session, 'black')).toBe(58_500);
  playIn(session, 'a2b3');
  expect(session.store.getState().game.plies[1]?.thinkMs).toBe(1_500);
});

test('time given counts once, on a running clock, a paused one and before the first move', () => {
  const { session, wait } = timed(control('10+0'));
  const give = () => session.dispatch({ type: 'giveTime', color: 'black', ms: 15_000 });
  give();
  playIn(session, 'h2h3');
  wait(4_000);
  give();
  expect(left(session, 'black')).toBe(36_000);
  session.dispatch({ type: 'pause', on: true });
  give();
  expect(session.store.getState().paused).toBe(true);
  session.dispatch({ type: 'pause', on: false });
  wait(1_000);
  expect(left(session, 'black')).toBe(50_000);
  expect(left(session, 'white')).toBe(10_000);
});

test('a draw offer that waits for the move is still there after time was given', () => {
  const { session } = timed(control('60+0'));
  playIn(session, 'h2h3', 'a2b3');
  session.dispatch({ type: 'offerWithMove', on: true });
  session.dispatch({ type: 'giveTime', color: 'white', ms: 15_000 });
  expect(session.store.getState().offersDraw).toBe(true);
});

test('a declined draw does not give back the time thought', () => {
  const { session, wait } = timed(control('60+0'));
  playIn(session, 'h2h3', 'a2b3');
  session.dispatch({ type: 'offerWithMove', on: true });
  playIn(session, 'h3g4');
  wait(8_000);
  session.dispatch({ type: 'declineDraw', color: 'black' });
  expect(left(session, 'black')).toBe(52_000);
});

test('a takeback puts both clocks back to the millisecond', () => {
  const { session, wait } = timed(control('60+3'));
  playIn(session, 'h2h3');
  wait(5_123);
  playIn(session, 'a2b3');
  wait(777);
  session.dispatch({ type: 'takeBack', plies: 1 });
  expect(left(session, 'black')).toBe(60_000);
  expect(left(session, 'white')).toBe(63_000);
  wait(250);
  expect(left(session, 'black')).toBe(59_750);
  session.dispatch({ type: 'takeBack', plies: 1 });
  wait(9_000);
  expect(left(session, 'white')).toBe(60_000);
});

test('both clocks stand once the game is over, where they stood', () => {
  const { session, wait } = timed(control('60+0'));
  playIn(session, 'h2h3');
  wait(2_000);
  session.dispatch({ type: 'resign', color: 'white' });
  wait(30_000);
  expect(runs(session)).toBe(false);
  expect(left(session, 'black')).toBe(58_000);
});

test('a simple delay waits before the clock runs, and the flag falls after both', () => {
  const { session, wait } = timed(control('10+3', 'delay'));
  playIn(session, 'h2h3');
  wait(2_000);
  expect(left(session, 'black')).toBe(10_000);
  expect(untilFlagMs(session.store.getState(), session.thinkMs())).toBe(11_000);
  wait(2_000);
  expect(left(session, 'black')).toBe(9_000);
});

test('a claim made after the time is up comes too late', () => {
  const { session, wait } = timed(control('60+0'));
  playIn(session, ...'h2h3 a2a3 h3h2 a3a2 h2h3 a2a3 h3h2 a3a2'.split(' '));
  wait(60_000);
  session.dispatch({ type: 'claim', color: 'white', rule: 'threefold' });
  expect(session.store.getState().game.outcome).toEqual({ winner: 'black', reason: 'flag' });
});

test('a session that begins in mid-thought goes on from there', () => {
  const before = timed(control('60+0'));
  playIn(before.session, 'h2h3');
  let now = 0;
  const { game } = before.session.store.getState();
  const session = createSession(stateOf({ game, paused: true, thoughtMs: 12_345 }), () => now);
  now = 5_000;
  expect(left(session, 'black')).toBe(47_655);
  session.dispatch({ type: 'pause', on: false });
  now = 6_000;
  expect(left(session, 'black')).toBe(46_655);
});

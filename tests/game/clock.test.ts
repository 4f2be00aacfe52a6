import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/game/advance.ts';
import { remainingMs } from '../../src/game/clock.ts';
import { type Game, newGame } from '../../src/game/game.ts';
import type { TimeControl } from '../../src/game/timeControl.ts';
import { at, uci } from '../support/at.ts';
import { advanced, refused } from '../support/games.ts';

const control = (kind: TimeControl['kind']): TimeControl => ({
  kind,
  initialMs: { white: 60_000, black: 30_000 },
  incrementMs: { white: 2_000, black: 1_000 },
});

const timed = (kind: TimeControl['kind']): Game => newGame({ timeControl: control(kind) });

const thought = (text: string, thinkMs: number): GameEvent => ({ type: 'move', move: uci(text), thinkMs });

/** White thinks 5 s, Black 400 ms. */
const begun = (kind: TimeControl['kind']): Game =>
  advanced(advanced(timed(kind), thought('h2h3', 5_000)), thought('a2a3', 400));

test('without a time control there is no time', () => {
  expect(remainingMs(newGame(), 'white')).toBeUndefined();
});

test('both start with what they were given, and only the clock of the side to move runs', () => {
  const game = timed('increment');
  expect(remainingMs(game, 'white')).toBe(60_000);
  expect(remainingMs(game, 'white', 700)).toBe(59_300);
  expect(remainingMs(game, 'black', 700)).toBe(30_000);
  const replied = advanced(game, thought('h2h3', 0));
  expect(remainingMs(replied, 'white', 700)).toBe(62_000);
  expect(remainingMs(replied, 'black', 700)).toBe(29_300);
});

test('with an increment each move adds it, used or not', () => {
  const game = begun('increment');
  expect(remainingMs(game, 'white')).toBe(57_000);
  expect(remainingMs(game, 'black')).toBe(30_600);
  expect(remainingMs(game, 'white', 1_000)).toBe(56_000);
});

test('with a delay the clock waits before it runs, and no time is won', () => {
  const game = begun('delay');
  expect(remainingMs(game, 'white')).toBe(57_000);
  expect(remainingMs(game, 'black')).toBe(30_000);
  expect(remainingMs(game, 'white', 1_999)).toBe(57_000);
  expect(remainingMs(game, 'white', 2_001)).toBe(56_999);
});

test('with Bronstein the clock runs at once, and what was used comes back', () => {
  const game = begun('bronstein');
  expect(remainingMs(game, 'white')).toBe(57_000);
  expect(remainingMs(game, 'black')).toBe(30_000);
  expect(remainingMs(game, 'white', 1_999)).toBe(55_001);
});

test('where Black begins, Black has the even plies', () => {
  const start = at('8/8/8/8/8/8/k6K/8 b - - 0 1');
  const game = advanced(newGame({ start, timeControl: control('increment') }), thought('a2a3', 4_000));
  expect(remainingMs(game, 'black')).toBe(27_000);
  expect(remainingMs(game, 'white', 100)).toBe(59_900);
});

test.each(['increment', 'delay', 'bronstein'] as const)(
  '%s: taking back gives the exact time of then',
  (kind) => {
    const game = begun(kind);
    const longer = advanced(advanced(game, thought('h3h4', 12_345)), thought('a3a4', 6_789));
    expect(advanced(longer, { type: 'takeBack', plies: 2 })).toEqual(game);
    const back = advanced(longer, { type: 'takeBack', plies: 3 });
    expect(remainingMs(back, 'white')).toBe(57_000);
    expect(remainingMs(back, 'black')).toBe(30_000);
  },
);

test('a move made with no time left is not played: its player loses', () => {
  const late = advanced(timed('increment'), thought('h2h3', 60_000));
  expect(late.plies).toEqual([]);
  expect(late.outcome).toEqual({ winner: 'black', reason: 'flag' });
  expect(advanced(timed('increment'), thought('h2h3', 59_999)).outcome).toBeUndefined();
  const lateClaim = advanced(begun('delay'), {
    type: 'claim',
    color: 'white',
    rule: 'fifty',
    thinkMs: 59_000,
  });
  expect(lateClaim.outcome).toEqual({ winner: 'black', reason: 'flag' });
});

test('a flag falls exactly at zero, and only that of the side to move', () => {
  const game = timed('bronstein');
  expect(refused(game, { type: 'flag', color: 'white', thinkMs: 59_999 })).toEqual({ code: 'timeLeft' });
  expect(refused(game, { type: 'flag', color: 'black', thinkMs: 60_000 })).toEqual({ code: 'notYourTurn' });
  expect(advanced(game, { type: 'flag', color: 'white', thinkMs: 60_000 }).outcome).toEqual({
    winner: 'black',
    reason: 'flag',
  });
  const delayed = timed('delay');
  expect(refused(delayed, { type: 'flag', color: 'white', thinkMs: 61_999 })).toEqual({ code: 'timeLeft' });
  expect(advanced(delayed, { type: 'flag', color: 'white', thinkMs: 62_000 }).outcome?.reason).toBe('flag');
});

test('a player without time loses to a lone king, which can win the race', () => {
  const start = at('8/8/8/8/8/8/k6K/7Q w - - 0 1');
  const game = newGame({ start, timeControl: control('delay') });
  expect(advanced(game, { type: 'flag', color: 'white', thinkMs: 99_999 }).outcome?.winner).toBe('black');
});

test('a flag after the end changes nothing', () => {
  const over = advanced(timed('delay'), { type: 'resign', color: 'black' });
  expect(refused(over, { type: 'flag', color: 'white', thinkMs: 99_999 })).toEqual({ code: 'gameOver' });
});

test('time can be given, and stays when plies are taken back', () => {
  const given = advanced(begun('increment'), { type: 'giveTime', color: 'black', ms: 15_000 });
  const twice = advanced(given, { type: 'giveTime', color: 'black', ms: 15_000 });
  expect(remainingMs(twice, 'black')).toBe(60_600);
  expect(remainingMs(twice, 'white')).toBe(57_000);
  const back = advanced(twice, { type: 'takeBack', plies: 2 });
  expect(remainingMs(back, 'black')).toBe(60_000);
});

test.each([-1, NaN, Infinity])('%s is no time', (ms) => {
  const game = timed('increment');
  expect(refused(game, thought('h2h3', ms))).toEqual({ code: 'badTime' });
  expect(refused(game, { type: 'claim', color: 'white', rule: 'fifty', thinkMs: ms })).toEqual({
    code: 'badTime',
  });
  expect(refused(game, { type: 'flag', color: 'white', thinkMs: ms })).toEqual({ code: 'badTime' });
  expect(refused(game, { type: 'giveTime', color: 'white', ms })).toEqual({ code: 'badTime' });
});

test('an illegal move costs nothing yet: the clock runs on', () => {
  const game = timed('increment');
  expect(refused(game, thought('h2h4', 5_000))).toMatchObject({ code: 'illegalMove' });
  expect(remainingMs(game, 'white', 5_000)).toBe(55_000);
});

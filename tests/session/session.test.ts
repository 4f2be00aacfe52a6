import { expect, test, vi } from 'vitest';
import { newGame } from '../../src/game/game.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import type { SessionState } from '../../src/session/sessionState.ts';
import { createSettings } from '../../src/session/settings.ts';
import { at, square, uci } from '../support/at.ts';
import { control } from '../support/clocks.ts';
import { bot, human, playIn, sessionOf, stateOf } from '../support/sessions.ts';
import { movableColor, onlyHuman, shownPosition, takebackPlies } from '../../src/session/selectors.ts';

test('a move is one write', () => {
  const session = sessionOf();
  const written = vi.fn<() => void>();
  session.store.subscribe(written);
  playIn(session, 'h2h3');
  expect(written).toHaveBeenCalledTimes(1);
});

test('an illegal move changes nothing of the game and says why, until the next thing happens', () => {
  const session = sessionOf({ game: newGame({ start: at('8/8/7K/8/8/8/8/kr6 b - - 0 1') }) });
  const before = session.store.getState();
  const result = session.play(uci('b1b6'));
  const reasons = [{ kind: 'givesCheck', checkers: [square('b6')], king: square('h6') }];
  expect(result).toEqual({ ok: false, error: { code: 'illegalMove', reasons } });
  expect(session.store.getState()).toEqual({
    ...before,
    refusal: { move: uci('b1b6'), reasons, explained: true },
    triedIn: before.game.start,
  });
  playIn(session, 'b1b5');
  expect(session.store.getState().refusal).toBeUndefined();
});

test('thinking time runs from the move before', () => {
  let time = 1000;
  const session = createSession(stateOf(), () => time);
  time = 1700;
  session.play(uci('h2h3'));
  time = 2000;
  session.dispatch({ type: 'flip' });
  time = 3000;
  session.play(uci('a2b3'));
  expect(session.store.getState().game.plies.map((ply) => ply.thinkMs)).toEqual([700, 1300]);
});

test('whoever looks at the live position goes on with it, whoever looks back is left there', () => {
  const session = sessionOf();
  playIn(session, 'h2h3', 'a2b3');
  expect(session.store.getState().cursor).toBe(2);
  session.dispatch({ type: 'goTo', ply: 1 });
  playIn(session, 'h3g4');
  expect(session.store.getState().cursor).toBe(1);
  session.dispatch({ type: 'takeBack', plies: 3 });
  expect(session.store.getState().cursor).toBe(0);
});

test('the cursor stays within the game', () => {
  const session = sessionOf();
  playIn(session, 'h2h3');
  session.dispatch({ type: 'goTo', ply: 99 });
  expect(session.store.getState().cursor).toBe(1);
  session.dispatch({ type: 'goTo', ply: -1 });
  expect(session.store.getState().cursor).toBe(0);
});

test('a draw offer goes with the next move, once', () => {
  const session = sessionOf();
  playIn(session, 'h2h3', 'a2b3');
  session.dispatch({ type: 'offerWithMove', on: true });
  playIn(session, 'h3g4');
  expect(session.store.getState().game.drawOffer).toBe('white');
  expect(session.store.getState().offersDraw).toBe(false);
  playIn(session, 'b3b4');
  expect(session.store.getState().game.drawOffer).toBeUndefined();
});

test('nobody moves a finished game or the bot’s pieces; an earlier position is looked at, and may be moved in', () => {
  expect(movableColor(stateOf())).toBe('white');
  expect(movableColor(stateOf({ seats: { white: bot, black: human } }))).toBeUndefined();
  expect(
    movableColor(stateOf({ game: newGame({ start: at('K7/8/8/8/8/8/8/7k w - - 0 1') }) })),
  ).toBeUndefined();
  const session = sessionOf();
  playIn(session, 'h2h3');
  session.dispatch({ type: 'goTo', ply: 0 });
  expect(movableColor(session.store.getState())).toBe('white');
  expect(shownPosition(session.store.getState())).toBe(session.store.getState().game.start);
});

test('a takeback leads to the person’s own turn', () => {
  const session = sessionOf({ seats: { white: human, black: bot } });
  const plies = (): number => takebackPlies(session.store.getState());
  expect(plies()).toBe(0);
  playIn(session, 'h2h3');
  expect(plies()).toBe(1);
  playIn(session, 'a2b3');
  expect(plies()).toBe(2);
});

test('as Black the bot’s first move can’t be taken back alone', () => {
  const session = sessionOf({ seats: { white: bot, black: human } });
  playIn(session, 'h2h3');
  expect(takebackPlies(session.store.getState())).toBe(0);
});

test('at one screen a takeback takes one ply, and nobody is the only person', () => {
  const session = sessionOf();
  playIn(session, 'h2h3', 'a2b3');
  expect(takebackPlies(session.store.getState())).toBe(1);
  expect(onlyHuman(session.store.getState())).toBeUndefined();
});

test.each(['takeBack', 'hint', 'switchSides', 'giveTime'] as const)(
  'a strict game refuses help against the computer at the door: %s',
  (type) => {
    const help = {
      takeBack: { type: 'takeBack', plies: 1 },
      hint: { type: 'hint', hint: { move: uci('a2b3'), reasons: [], step: 'piece' } },
      switchSides: { type: 'switchSides' },
      giveTime: { type: 'giveTime', color: 'white', ms: 15_000 },
    } as const;
    const seats = { white: human, black: bot };
    const opened = (strict: boolean): Session => {
      const session = sessionOf({ strict, seats, game: newGame({ timeControl: control('60+0') }) });
      playIn(session, 'h2h3');
      return session;
    };
    expect(opened(false).dispatch(help[type]).ok).toBe(true);
    const session = opened(true);
    const before = session.store.getState();
    expect(session.dispatch(help[type])).toEqual({ ok: false, error: { code: 'strict' } });
    expect(session.store.getState()).toBe(before);
  },
);

test('at a table of two, time may be given in a strict game too', () => {
  const session = sessionOf({ strict: true, game: newGame({ timeControl: control('60+0') }) });
  expect(session.dispatch({ type: 'giveTime', color: 'black', ms: 15_000 }).ok).toBe(true);
});

const confirming = (state: SessionState): Session =>
  createSession(
    state,
    () => 0,
    createSettings((name) => (name === 'confirmMoves' ? 'on' : undefined)),
  );

test('whoever confirms each move is asked before it is played, and an impossible one is refused at once', () => {
  const session = confirming(stateOf());
  session.play(uci('h2h3'));
  expect(session.store.getState().held).toEqual({ move: uci('h2h3'), san: 'Kh3', replies: [] });
  expect(session.store.getState().game.plies).toHaveLength(0);
  session.dispatch({ type: 'dismiss' });
  expect(session.store.getState().held).toBeUndefined();
  session.play(uci('h2h8'));
  expect(session.store.getState()).toMatchObject({ held: undefined, refusal: { move: uci('h2h8') } });
  session.play(uci('h2h3'), true);
  expect(session.store.getState().game.plies).toHaveLength(1);
});

test('the computer is not asked to confirm', () => {
  const session = confirming(stateOf({ seats: { white: bot, black: human } }));
  session.play(uci('h2h3'));
  expect(session.store.getState().game.plies).toHaveLength(1);
});

test('a piece pressed that can’t be taken up is explained, and is no try of a move', () => {
  const session = createSession(
    stateOf(),
    () => 0,
    createSettings((name) => (name === 'whyNot' ? 'afterTry' : undefined)),
  );
  session.play(uci('a2a2'));
  expect(session.store.getState()).toMatchObject({
    refusal: { explained: true, reasons: [{ kind: 'notYourPiece' }] },
    triedIn: undefined,
  });
  session.play(uci('h2h8'));
  expect(session.store.getState().refusal?.explained).toBe(false);
  session.play(uci('h2h8'));
  expect(session.store.getState().refusal?.explained).toBe(true);
});

import { expect, test } from 'vitest';
import { newGame } from '../../src/game/game.ts';
import { makeFen } from '../../src/notation/makeFen.ts';
import { clockMs } from '../../src/session/clock.ts';
import { playedOn, rematch } from '../../src/session/nextGame.ts';
import { shownMove } from '../../src/session/selectors.ts';
import { at, uci } from '../support/at.ts';
import { control, timed } from '../support/clocks.ts';
import { bot, human, playIn, sessionOf } from '../support/sessions.ts';

const FEN = '8/1k4K1/8/8/8/8/8/8 w - - 0 1';

test('a rematch begins at the same start on the same clock, colors changed', () => {
  const game = newGame({ start: at(FEN), timeControl: control('60+2') });
  const session = sessionOf({ game, seats: { white: human, black: bot }, strict: true });
  session.dispatch({ type: 'resign', color: 'white' });
  const next = rematch(session.store.getState(), 'game-2');
  expect(next).toMatchObject({ id: 'game-2', seats: { white: bot, black: human }, strict: true, cursor: 0 });
  expect(makeFen(next.game.start)).toBe(FEN);
  expect(next.game.timeControl).toEqual(control('60+2'));
  expect(next.game.outcome).toBeUndefined();
});

test('playing on from an earlier position is another game; the one it leaves is whole', () => {
  const session = sessionOf({ seats: { white: human, black: bot }, strict: true });
  playIn(session, 'h2h3', 'a2b3', 'h3g4', 'b3b4');
  session.dispatch({ type: 'goTo', ply: 2 });
  const left = session.store.getState();
  const next = playedOn(left, 'game-2');
  expect(next.id).toBe('game-2');
  expect(next.game.plies).toEqual(left.game.plies.slice(0, 2));
  expect(next.cursor).toBe(2);
  expect(next.strict).toBeUndefined();
  expect(left.game.plies).toHaveLength(4);
});

test('playing on after the end goes on with the game, its clocks as they stood', () => {
  const { session, wait } = timed(control('60+0'));
  playIn(session, 'h2h3');
  wait(10_000);
  playIn(session, 'a2b3');
  wait(20_000);
  playIn(session, 'h3g4');
  session.dispatch({ type: 'resign', color: 'black' });
  session.dispatch({ type: 'goTo', ply: 2 });
  const next = playedOn(session.store.getState(), 'game-2');
  expect(next.game.outcome).toBeUndefined();
  expect([clockMs(next, 'white', 0), clockMs(next, 'black', 0)]).toEqual([60_000, 50_000]);
});

test('a move in an earlier position asks first, and changes nothing', () => {
  const session = sessionOf();
  playIn(session, 'h2h3', 'a2b3');
  session.dispatch({ type: 'goTo', ply: 0 });
  const { game } = session.store.getState();
  session.dispatch({ type: 'branch', move: uci('h2g3') });
  expect(session.store.getState()).toMatchObject({ branch: { move: uci('h2g3') }, cursor: 0 });
  expect(session.store.getState().game).toBe(game);
  session.dispatch({ type: 'dismiss' });
  expect(session.store.getState().branch).toBeUndefined();
});

test('an impossible move in an earlier position is explained there', () => {
  const session = sessionOf();
  playIn(session, 'h2h3', 'a2b3');
  session.dispatch({ type: 'goTo', ply: 0 });
  session.dispatch({ type: 'branch', move: uci('h1h5') });
  const { refusal, branch, triedIn, game } = session.store.getState();
  expect(refusal?.reasons[0]?.kind).toBe('blocked');
  expect(branch).toBeUndefined();
  expect(triedIn).toBe(game.start);
});

test('the bot’s answer goes to the game, whatever is looked at', () => {
  const session = sessionOf({ seats: { white: human, black: bot } });
  playIn(session, 'h2h3');
  session.dispatch({ type: 'goTo', ply: 0 });
  session.play(uci('a2b3'));
  expect(session.store.getState().game.plies).toHaveLength(2);
  expect(shownMove(session.store.getState())).toBeUndefined();
});

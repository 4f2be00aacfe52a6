import { expect, test } from 'vitest';
import { currentPosition, newGame } from '../../src/game/game.ts';
import { makeFen } from '../../src/notation/makeFen.ts';
import { boardPosition, handColor, moveByHand, premoveColor } from '../../src/session/premoves.ts';
import { whyIllegal } from '../../src/rules/whyIllegal.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import type { SessionState } from '../../src/session/sessionState.ts';
import { createSettings, type Settings } from '../../src/session/settings.ts';
import { at, uci } from '../support/at.ts';
import { control } from '../support/clocks.ts';
import { bot, human, playIn, sessionOf, stateOf } from '../support/sessions.ts';

/** White is a person, Black the computer, and it is the computer's turn. */
function whileBotThinks(start = '8/8/8/8/8/8/k6K/6R1 w - - 0 1', first = 'h2h3'): Session {
  const session = sessionOf({
    seats: { white: human, black: bot },
    game: newGame({ start: at(start) }),
  });
  playIn(session, first);
  return session;
}

const ahead = (session: Session, ...moves: readonly string[]): void => {
  for (const move of moves) expect(moveByHand(session, uci(move)).ok).toBe(true);
};

const played = (session: Session): string[] => session.store.getState().game.plies.map((ply) => ply.san);

test('while the computer thinks a move is queued, and the board shows it made', () => {
  const session = whileBotThinks();
  ahead(session, 'h3g4', 'g4f5');
  const state = session.store.getState();
  expect(state.premoves).toEqual([uci('h3g4'), uci('g4f5')]);
  expect(played(session)).toEqual(['Kh3']);
  expect(makeFen(boardPosition(state))).toMatch(/^8\/8\/8\/5K2\/8\/8\/k7\/6R1 w /);
});

test('the first premove, too, is read as a move of one’s own', () => {
  const session = whileBotThinks();
  expect(boardPosition(session.store.getState()).turn).toBe('white');
  session.dispatch({ type: 'goTo', ply: 1 });
  playIn(session, 'a2a3');
  expect(boardPosition(session.store.getState()).turn).toBe('white');
  expect(boardPosition(stateOf()).turn).toBe('white');
});

test('one premove is played a turn, the rest wait', () => {
  const session = whileBotThinks();
  ahead(session, 'h3g4', 'g4f5');
  playIn(session, 'a2a3');
  session.dispatch({ type: 'nextPremove' });
  expect(played(session)).toEqual(['Kh3', 'Ka3', 'Kg4']);
  expect(session.store.getState().premoves).toEqual([uci('g4f5')]);
});

test('a premove that can’t be played is refused as if it were tried now, until the next that happens', () => {
  const session = whileBotThinks('8/8/8/8/8/8/k2n3K/5BR1 w - - 0 1');
  ahead(session, 'f1a6', 'a6b7');
  playIn(session, 'd2c4');
  session.dispatch({ type: 'nextPremove' });
  const { refusal, premoves, game } = session.store.getState();
  expect(premoves).toEqual([]);
  expect(refusal).toEqual({
    move: uci('f1a6'),
    reasons: whyIllegal(currentPosition(game), uci('f1a6')),
    explained: true,
  });
  playIn(session, 'h3g4');
  expect(session.store.getState().refusal).toBeUndefined();
});

test('it is refused only where its position is on show and nothing else is played', () => {
  const session = whileBotThinks();
  ahead(session, 'g1a1');
  session.dispatch({ type: 'goTo', ply: 0 });
  playIn(session, 'a2a3');
  session.dispatch({ type: 'nextPremove' });
  expect(session.store.getState()).toMatchObject({ premoves: [], refusal: undefined, cursor: 0 });

  const other = whileBotThinks();
  ahead(other, 'g1a1', 'h3g4');
  playIn(other, 'a2a3');
  other.dispatch({ type: 'nextPremove' });
  expect(other.store.getState().refusal).toBeUndefined();
  expect(played(other).at(-1)).toBe('Kg4');
});

test('each premove that has become illegal is dropped by itself', () => {
  const session = whileBotThinks();
  // With Black's king on a3 the rook would give check on a1, so nothing stands there to go on.
  ahead(session, 'g1a1', 'a1b1', 'h3g4');
  playIn(session, 'a2a3');
  session.dispatch({ type: 'nextPremove' });
  expect(played(session)).toEqual(['Kh3', 'Ka3', 'Kg4']);
  expect(session.store.getState().premoves).toEqual([]);
});

test('where none can be played the turn is the person’s own', () => {
  const session = whileBotThinks();
  ahead(session, 'g1a1');
  playIn(session, 'a2a3');
  session.dispatch({ type: 'nextPremove' });
  expect(session.store.getState().premoves).toEqual([]);
  expect(played(session)).toEqual(['Kh3', 'Ka3']);
  expect(handColor(session.store.getState())).toBe('white');
});

test.each<[string, (session: Session) => void]>([
  ['a takeback', (session) => session.dispatch({ type: 'takeBack', plies: 1 })],
  ['the end of the game', (session) => session.dispatch({ type: 'resign', color: 'white' })],
  ['cancelling', (session) => session.dispatch({ type: 'cancelPremoves' })],
  ['a new game', (session) => session.dispatch({ type: 'open', state: stateOf({ id: 'another' }) })],
])('%s leaves no premove', (_, happens) => {
  const session = whileBotThinks();
  ahead(session, 'h3g4');
  happens(session);
  expect(session.store.getState().premoves).toEqual([]);
});

test('no premove castles: a king on its first rank goes one step only', () => {
  const session = whileBotThinks('8/8/8/8/8/8/k7/3R3K w - - 0 1', 'd1d3');
  expect(moveByHand(session, uci('h1d1')).ok).toBe(false);
  expect(moveByHand(session, uci('h1e1')).ok).toBe(false);
  ahead(session, 'h1g1');
});

test('a premove may take back on a square of one’s own', () => {
  const session = whileBotThinks('8/8/8/8/8/8/k7/6RK w - - 0 1', 'h1h2');
  ahead(session, 'h2g1');
  expect(handColor(session.store.getState())).toBe('white');
});

test('nobody premoves against a person, in a pause, at the end or in an earlier position', () => {
  expect(premoveColor(stateOf())).toBeUndefined();
  const session = whileBotThinks();
  expect(premoveColor(session.store.getState())).toBe('white');
  session.dispatch({ type: 'goTo', ply: 0 });
  expect(premoveColor(session.store.getState())).toBeUndefined();
  session.dispatch({ type: 'goTo', ply: 1 });
  session.dispatch({ type: 'resign', color: 'white' });
  expect(premoveColor(session.store.getState())).toBeUndefined();
});

test('a move that is dropped after the answer has come is played at once', () => {
  const session = whileBotThinks();
  playIn(session, 'a2a3');
  ahead(session, 'h3g4');
  expect(played(session)).toEqual(['Kh3', 'Ka3', 'Kg4']);
  expect(session.store.getState().premoves).toEqual([]);
});

/** Black's only move is Ka7, and then it can follow White's king. */
const FOLLOWED = '8/8/k5K1/8/2N5/8/8/1R6 w - - 0 1';

function premovedArrival(settings: Partial<Settings> = {}, part: Partial<SessionState> = {}): Session {
  const state = stateOf({
    seats: { white: human, black: bot },
    game: newGame({ start: at(FOLLOWED) }),
    ...part,
  });
  const session = createSession(
    state,
    () => 0,
    createSettings((name) => settings[name]?.toString()),
  );
  playIn(session, 'g6g7');
  ahead(session, 'g7g8');
  return session;
}

const due = (session: Session): SessionState => {
  playIn(session, 'a6a7');
  session.dispatch({ type: 'nextPremove' });
  return session.store.getState();
};

test('a premoved arrival that Black can follow is asked about when its turn comes', () => {
  const session = premovedArrival();
  ahead(session, 'g8h8');
  const { held, premoves, refusal } = due(session);
  expect(held).toEqual({ move: uci('g7g8'), san: 'Kg8', replies: [uci('a7a8')] });
  expect(premoves).toEqual([]);
  expect(refusal).toBeUndefined();
  expect(played(session)).toEqual(['Kg7', 'Ka7']);
  session.play(uci('g7g8'), true);
  expect(played(session).at(-1)).toBe('Kg8');
  expect(session.store.getState().held).toBeUndefined();
});

test('it is asked about on the board as it stands, whatever was looked at', () => {
  const session = premovedArrival();
  session.dispatch({ type: 'goTo', ply: 0 });
  expect(due(session)).toMatchObject({ cursor: 2, held: { san: 'Kg8' } });
});

test.each<[string, Partial<Settings>, Partial<SessionState>]>([
  ['where no warning is wanted', { arrivalWarning: 'off' }, {}],
  [
    'on a clock, where none is wanted there',
    { arrivalWarning: 'untimed' },
    { game: newGame({ start: at(FOLLOWED), timeControl: control('60+0') }) },
  ],
])('it is played at once %s', (_, settings, part) => {
  const session = premovedArrival(settings, part);
  expect(due(session).held).toBeUndefined();
  expect(played(session).at(-1)).toBe('Kg8');
});

test('a premove waits for no confirmation: it could be taken back all the while', () => {
  const session = premovedArrival({ confirmMoves: 'on', arrivalWarning: 'off' });
  due(session);
  expect(played(session).at(-1)).toBe('Kg8');
});

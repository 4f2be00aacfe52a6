import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { parseSaved } from '../../src/effects/readSaved.ts';
import { toSaved, type SavedGame } from '../../src/effects/savedGame.ts';
import { newGame } from '../../src/game/game.ts';
import type { SessionEvent } from '../../src/session/sessionEvents.ts';
import { at, uci } from '../support/at.ts';
import { control, timed } from '../support/clocks.ts';
import { at as valueAt, DAMAGES, junkFor, OPEN, WHOLE, withAt } from '../support/damaged.ts';
import { bot, human, playIn, sessionOf } from '../support/sessions.ts';
import { readVectors } from '../support/vectors.ts';

/** As it comes back from a database. */
const stored = (saved: unknown): unknown => structuredClone(saved);

test.each(readVectors('games').filter(({ moves_uci }) => moves_uci.length < 80))(
  'game $id comes back as it was',
  ({ initial_fen, moves_uci }) => {
    const session = sessionOf({
      game: newGame({ start: at(initial_fen) }),
      seats: { white: bot, black: human },
      orientation: 'black',
    });
    playIn(session, ...moves_uci);
    session.dispatch({ type: 'goTo', ply: 1 });
    const state = session.store.getState();
    expect(parseSaved(stored(toSaved(state)))).toEqual({ ok: true, value: state });
  },
);

const endings: readonly SessionEvent[][] = [
  [{ type: 'resign', color: 'white' }],
  [{ type: 'resign', color: 'black' }],
  [{ type: 'agreeDraw' }],
];

test.each(endings)('a game ended by %j comes back ended', (...events) => {
  const session = sessionOf();
  playIn(session, 'h2h3', 'a2b3');
  for (const event of events) session.dispatch(event);
  const state = session.store.getState();
  expect(state.game.outcome).toBeDefined();
  expect(parseSaved(stored(toSaved(state)))).toEqual({ ok: true, value: state });
});

test('premoves come back while the computer thinks, and at no other time', () => {
  const session = sessionOf({ seats: { white: human, black: bot } });
  playIn(session, 'h2h3');
  for (const move of ['h3g4', 'g4g5']) session.dispatch({ type: 'premove', move: uci(move) });
  const state = session.store.getState();
  const saved = toSaved(state);
  expect(saved.premoves).toEqual(['h3g4', 'g4g5']);
  expect(parseSaved(stored(saved))).toEqual({ ok: true, value: state });
  const read = (part: object): unknown => {
    const one = parseSaved(stored({ ...saved, ...part }));
    return one.ok && one.value.premoves;
  };
  expect(read({ moves: ['h2h3', 'a2b3'], thinkMs: [0, 0] })).toEqual([]);
  expect(read({ seats: { white: human, black: human } })).toEqual([]);
  expect(read({ outcome: { winner: 'black', reason: 'resignation' } })).toEqual([]);
  expect(read({ premoves: ['h3g4', 'nowhere'] })).toEqual([]);
  expect(read({ premoves: 'h3g4' })).toEqual([]);
  expect(read({ premoves: Array.from({ length: 1000 }, () => 'h3g4') })).toHaveLength(100);
});

test('a claimed draw comes back', () => {
  const session = sessionOf({ game: newGame({ start: at('8/8/8/8/5K2/8/2k5/8 w - - 0 1') }) });
  playIn(session, 'f4f5', 'c2c3', 'f5f4', 'c3c2', 'f4g4', 'c2d2', 'g4f4', 'd2c2');
  session.dispatch({ type: 'claim', color: 'white', rule: 'threefold' });
  const state = session.store.getState();
  expect(state.game.outcome?.reason).toBe('threefold');
  expect(parseSaved(stored(toSaved(state)))).toEqual({ ok: true, value: state });
});

test('a standing draw offer comes back', () => {
  const session = sessionOf();
  playIn(session, 'h2h3', 'a2b3');
  session.dispatch({ type: 'offerWithMove', on: true });
  playIn(session, 'h3g4');
  const state = session.store.getState();
  expect(state.game.drawOffer).toBe('white');
  expect(parseSaved(stored(toSaved(state)))).toEqual({ ok: true, value: state });
});

test('an offer that waits for the next move comes back, of a game that goes on', () => {
  const session = sessionOf();
  playIn(session, 'h2h3', 'a2b3');
  session.dispatch({ type: 'offerWithMove', on: true });
  const state = session.store.getState();
  const saved = toSaved(state);
  expect(state.offersDraw).toBe(true);
  expect(parseSaved(stored(saved))).toEqual({ ok: true, value: state });
  const { offersDraw: _, ...older } = saved;
  expect(parseSaved(older)).toEqual({ ok: true, value: { ...state, offersDraw: false } });
  session.dispatch({ type: 'resign', color: 'white' });
  const over = session.store.getState();
  expect(parseSaved({ ...toSaved(over), offersDraw: true })).toEqual({ ok: true, value: over });
});

test('a game lost on time comes back lost, its clock at zero', () => {
  const { session, wait } = timed(control('60+2', 'bronstein'));
  playIn(session, 'h2h3', 'a2b3');
  session.dispatch({ type: 'giveTime', color: 'white', ms: 15_000 });
  wait(80_000);
  session.dispatch({ type: 'flag', color: 'white', thinkMs: session.thinkMs() });
  const state = session.store.getState();
  expect(state.game.outcome?.reason).toBe('flag');
  expect(parseSaved(stored(toSaved(state)))).toEqual({ ok: true, value: state });
});

test('a game that a record calls lost on time, without its clocks, comes back so', () => {
  const session = sessionOf();
  playIn(session, 'h2h3');
  const outcome = { winner: 'white', reason: 'flag' } as const;
  const state = { ...session.store.getState(), game: { ...session.store.getState().game, outcome } };
  expect(parseSaved(stored(toSaved(state)))).toEqual({ ok: true, value: state });
});

test('of what is told about a game, what can’t be read is left out', () => {
  const about = { startedAt: -1, tags: { White: 'Ada', Round: 7 }, mood: 'good' };
  const parsed = parseSaved({ ...sound, about });
  expect(parsed.ok && parsed.value.about).toEqual({ tags: { White: 'Ada' } });
});

const sound = ((): SavedGame => {
  const session = sessionOf();
  playIn(session, 'h2h3', 'a2b3');
  return toSaved(session.store.getState());
})();

test('a save of a newer version is told apart', () => {
  expect(parseSaved({ ...sound, version: 2 })).toEqual({ ok: false, error: 'newer' });
});

const both = (ms: number) => ({ white: ms, black: ms });

test.each([
  ['version', '1'],
  ['id', 7],
  ['start', '8/8/8/8/8/8/8/8 w - - 0 1'],
  ['start', undefined],
  ['moves', ['h2h4', 'a2b3']],
  ['moves', ['h2h3', 12]],
  ['moves', 'h2h3'],
  ['thinkMs', [0]],
  ['thinkMs', [0, -1]],
  ['thinkMs', [0, 'x']],
  ['outcome', { reason: 'whiteReached', winner: 'white' }],
  ['outcome', { reason: 'resignation' }],
  ['outcome', { reason: 'threefold' }],
  ['outcome', 'draw'],
  ['seats', { white: { kind: 'human' } }],
  ['seats', { white: { kind: 'bot', level: 'godlike' }, black: { kind: 'human' } }],
  ['seats', null],
  ['timeControl', { kind: 'hourglass', initialMs: both(1), incrementMs: both(0) }],
  ['timeControl', { kind: 'delay', initialMs: both(-1), incrementMs: both(0) }],
  ['timeControl', { kind: 'delay', initialMs: { white: 1 }, incrementMs: both(0) }],
  ['timeControl', 300],
  ['thoughtMs', -1],
  ['thoughtMs', Infinity],
  ['outcome', { reason: 'flag' }],
  ['cursor', 3],
  ['cursor', -1],
  ['cursor', 0.5],
  ['orientation', 'up'],
])('a save whose %s is %j is not believed', (field, value) => {
  expect(parseSaved({ ...sound, [field]: value })).toEqual({ ok: false, error: 'unreadable' });
});

test.each(DAMAGES)('nonsense of any kind in $field costs no more than it must', ({ record, path, spare }) => {
  const { [path[0] as 'about']: _, ...without } = OPEN;
  const withoutIt = parseSaved(without);
  for (const junk of [[null], 7n, new Date(0), Symbol.iterator, ...junkFor(valueAt(record, path))]) {
    const read = parseSaved(withAt(record, path, junk));
    if (!spare) expect(read.ok, inspect(junk)).toBe(false);
    else if (!read.ok || !withoutIt.ok) throw new Error(inspect(junk));
    else expect({ ...read.value, about: undefined }).toEqual({ ...withoutIt.value, about: undefined });
  }
});

test('a game cannot have begun on a day that no calendar knows', () => {
  const read = parseSaved({ ...WHOLE, about: { startedAt: 8.64e15 + 1 } });
  expect(read.ok && read.value.about).toEqual({});
});

test.each([[null], ['text'], [[]], [42]])('%j is no save', (data) => {
  expect(parseSaved(data)).toEqual({ ok: false, error: 'unreadable' });
});

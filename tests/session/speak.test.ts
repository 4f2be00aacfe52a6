import { expect, test } from 'vitest';
import { newGame } from '../../src/game/game.ts';
import { en } from '../../src/session/messages/en.ts';
import { ru } from '../../src/session/messages/ru.ts';
import { fi } from '../../src/session/messages/fi.ts';
import type { SessionEvent } from '../../src/session/sessionEvents.ts';
import { reasonOf } from '../../src/session/gameText.ts';
import { spoken } from '../../src/session/speak.ts';
import { at, uci } from '../support/at.ts';
import { sessionOf, stateOf } from '../support/sessions.ts';
import { readVectors } from '../support/vectors.ts';

/** What is said of each of these events, in order. */
function heard(start: string | undefined, events: readonly (string | SessionEvent)[], words = en): unknown[] {
  const session = sessionOf({ game: newGame(start === undefined ? {} : { start: at(start) }) });
  const texts: unknown[] = [];
  session.store.subscribe((now, before) => texts.push(spoken(words, before, now)));
  for (const event of events)
    session.dispatch(typeof event === 'string' ? { type: 'move', move: uci(event) } : event);
  return texts;
}

test('moves and captures are read by piece and square', () => {
  expect(heard(undefined, ['h2h3', 'd2f1'])).toEqual([
    '1: white king h2 to h3.',
    '1: black knight d2 takes white bishop on f1.',
  ]);
});

test('the end comes with the move that brings it, in one text', () => {
  expect(heard('3R4/k5K1/8/8/8/8/8/8 w - - 0 1', ['g7g8'])).toEqual([
    `1: white king g7 to g8. White wins. ${en.reasons.whiteReached}`,
  ]);
});

test('an arrival that Black can answer says so', () => {
  expect(heard('8/1k4K1/8/8/8/8/8/8 w - - 0 1', ['g7g8'])).toEqual([
    `1: white king g7 to g8. ${en.lastReply}`,
  ]);
});

test('a takeback, a resignation and a new game are told; looking around is not', () => {
  const state = stateOf({ id: 'game-2' });
  expect(
    heard(undefined, [
      'h2h3',
      { type: 'takeBack', plies: 1 },
      { type: 'flip' },
      { type: 'resign', color: 'white' },
      { type: 'open', state },
    ]).slice(1),
  ).toEqual([
    'Taken back to move 1. White to move.',
    undefined,
    'Black wins. White resigned.',
    'New game. White to move.',
  ]);
});

test.each(readVectors('games').slice(0, 30))(
  'game $id: each ply has a text, never twice the same',
  (game) => {
    for (const words of [en, ru, fi]) {
      const texts = heard(game.initial_fen, game.moves_uci, words);
      expect(texts).toHaveLength(game.moves_uci.length);
      for (const [n, text] of texts.entries()) {
        expect(text).toEqual(expect.any(String));
        expect(text).not.toBe(texts[n - 1]);
      }
    }
  },
);

test('whoever lost is the one who resigned or ran out of time', () => {
  expect(reasonOf(en, { winner: 'white', reason: 'resignation' })).toBe('Black resigned.');
  expect(reasonOf(en, { winner: 'black', reason: 'flag' })).toBe('White ran out of time.');
});

test('no premoves are no premoves cancelled', () => {
  expect(heard(undefined, ['h2h3', { type: 'switchSides' }]).slice(1)).toEqual([undefined]);
});

test('a draw offer is told with the move it goes with', () => {
  const offer: SessionEvent = { type: 'move', move: uci('h3h4'), offerDraw: true };
  const said = (words: typeof en): unknown => heard(undefined, ['h2h3', 'a2a3', offer], words).at(-1);
  expect(said(en)).toBe('2: white king h3 to h4. White offers a draw.');
  expect(said(ru)).toMatch(/ Белые предлагают ничью\.$/);
  expect(said(fi)).toMatch(/ Valkea tarjoaa tasapeliä\.$/);
});

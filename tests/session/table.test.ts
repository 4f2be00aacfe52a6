import { expect, test } from 'vitest';
import { TABLES } from '../../src/session/settings.ts';
import { farColor, mustTurn, seenFrom, tableOf } from '../../src/session/table.ts';
import { bot, human, playIn, sessionOf, stateOf } from '../support/sessions.ts';

test('side by side both look from rank 1, and nothing is turned', () => {
  expect(seenFrom(stateOf(), 'beside')).toBe('white');
  expect(farColor(stateOf(), 'beside')).toBeUndefined();
});

test('face to face the pieces of the player on the far side are turned', () => {
  expect(farColor(stateOf(), 'facing')).toBe('black');
  expect(farColor(stateOf({ orientation: 'black' }), 'facing')).toBe('white');
});

test('side-on each player sits behind the own army', () => {
  expect(seenFrom(stateOf(), 'sideOn')).toBe('right');
  expect(farColor(stateOf(), 'sideOn')).toBe('black');
  expect(seenFrom(stateOf({ orientation: 'black' }), 'sideOn')).toBe('left');
});

test('a table that turns is due after a move, and no more when the game has ended', () => {
  const session = sessionOf();
  expect(mustTurn(session.store.getState(), 'turning')).toBe(false);
  playIn(session, 'h2h3');
  expect(mustTurn(session.store.getState(), 'turning')).toBe(true);
  expect(mustTurn(session.store.getState(), 'beside')).toBe(false);
  session.dispatch({ type: 'resign', color: 'black' });
  expect(mustTurn(session.store.getState(), 'turning')).toBe(false);
});

test.each(TABLES)('who plays the computer sits as always, whatever was chosen: %s', (chosen) => {
  const state = stateOf({ seats: { white: human, black: bot } });
  expect(tableOf(state, chosen)).toBe('beside');
  expect(seenFrom(state, chosen)).toBe('white');
  expect(farColor(state, chosen)).toBeUndefined();
});

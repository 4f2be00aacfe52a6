import { describe, expect, test } from 'vitest';
import { boardConfig, type BoardLook } from '../../src/board/boardConfig.ts';
import { explanation } from '../../src/board/explanation.ts';
import { newGame } from '../../src/game/game.ts';
import { at, uci } from '../support/at.ts';
import { bot, human, playIn, sessionOf, stateOf } from '../support/sessions.ts';

const look: BoardLook = { animationMs: 180, whyNot: 'always' };

test('the start: White may pick up a piece, Black may not', () => {
  const config = boardConfig(stateOf(), look);
  expect(config.turnColor).toBe('white');
  expect(config.movable?.color).toBe('white');
  expect(config.movable?.dests?.has('h2')).toBe(true);
  expect(config.movable?.dests?.has('a2')).toBe(false);
});

test('a piece may be put anywhere but on its own kind, for the rules to say why not', () => {
  const dests = boardConfig(stateOf(), look).movable?.dests?.get('h2');
  expect(dests).toContain('h3');
  expect(dests).toContain('a8');
  expect(dests).not.toContain('g2');
});

describe('castling is off everywhere', () => {
  test('in moves and in premoves', () => {
    const config = boardConfig(stateOf(), look);
    expect(config).toMatchObject({
      autoCastle: false,
      movable: { rookCastle: false },
      premovable: { enabled: false },
    });
  });
});

test('from and to of the last move on show have different marks', () => {
  const session = sessionOf();
  playIn(session, 'h2h3', 'a2b3');
  session.dispatch({ type: 'goTo', ply: 1 });
  const config = boardConfig(session.store.getState(), look);
  expect([...(config.highlight?.custom ?? [])]).toEqual([
    ['h2', 'last-from'],
    ['h3', 'last-to'],
  ]);
});

test.each([
  ['the game is paused', stateOf({ paused: true })],
  ['two bots play', stateOf({ seats: { white: bot, black: bot } })],
  ['the game is over', stateOf({ game: newGame({ start: at('K7/8/8/8/8/8/8/7k w - - 0 1') }) })],
])('nothing can be picked up when %s', (_, state) => {
  const config = boardConfig(state, look);
  expect(config.draggable?.enabled).toBe(false);
  expect(config.selectable?.enabled).toBe(false);
  expect(config.movable?.dests?.size).toBe(0);
});

test('each config has a map of its own, because chessground changes it', () => {
  const state = stateOf();
  expect(boardConfig(state, look).movable?.dests).not.toBe(boardConfig(state, look).movable?.dests);
});

test('no animation where motion is not wanted', () => {
  expect(boardConfig(stateOf(), { animationMs: 0, whyNot: 'always' }).animation?.enabled).toBe(false);
});

test('while the bot is to move, one’s own pieces go where they could on an empty board, own squares too', () => {
  const config = boardConfig(stateOf({ seats: { white: bot, black: human } }), look);
  expect(config.turnColor).toBe('black');
  expect(config.movable?.dests?.get('a2')).toEqual(['a1', 'b1', 'b2', 'a3', 'b3']);
  expect(config.movable?.dests?.has('h2')).toBe(false);
});

test('premoves are shown made, with their order where there are several', () => {
  const premoves = [uci('a2a3'), uci('a3a4')];
  const config = boardConfig(
    stateOf({ seats: { white: bot, black: human }, premoves }),
    look,
    undefined,
    explanation,
  );
  expect(config.fen).toMatch(/^8\/8\/8\/8\/k7\/8\/1rbnNBRK/);
  expect(config.drawable?.autoShapes?.map(({ orig, label }) => [orig, label?.text])).toEqual([
    ['a3', '1'],
    ['a4', '2'],
  ]);
  expect(config.highlight?.custom?.get('a3')).toContain('premove');
});

test('drawings are declared with the board, so that no change of it loses them', () => {
  const drawings = [
    { ...uci('h2h4'), color: 'red' },
    { from: uci('c3c3').to, color: 'blue' },
  ] as const;
  expect(boardConfig(stateOf({ drawings }), look).drawable?.shapes).toEqual([
    { orig: 'h2', dest: 'h4', brush: 'red' },
    { orig: 'c3', brush: 'blue' },
  ]);
});

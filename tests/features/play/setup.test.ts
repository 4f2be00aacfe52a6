import { expect, test } from 'vitest';
import { makePlayQuery, parsePlayLink } from '../../../src/features/play/playLink.ts';
import { FIRST_SETUP, opened, setupOf, type Setup } from '../../../src/features/play/setup.ts';
import { seeded } from '../../../scripts/fuzz/random.ts';
import { START_FEN } from '../../../src/notation/fen.ts';
import { makeFen } from '../../../src/notation/makeFen.ts';
import { takebackPlies } from '../../../src/session/selectors.ts';
import { createSession } from '../../../src/session/session.ts';
import { uci } from '../../support/at.ts';

const seats = (setup: Setup, random = 0): string => {
  const { white, black } = opened(setup, 'id', () => random).seats;
  return `${white.kind}-${black.kind}`;
};

test('the person has the color that was chosen, the bot the other', () => {
  expect(seats({ opponent: 'bot', level: 'hard', color: 'white' })).toBe('human-bot');
  expect(seats({ opponent: 'bot', level: 'hard', color: 'black' })).toBe('bot-human');
});

test('a random color is drawn evenly', () => {
  const setup: Setup = { opponent: 'bot', level: 'easy', color: 'random' };
  expect(seats(setup, 0.49)).toBe('human-bot');
  expect(seats(setup, 0.5)).toBe('bot-human');
});

test('a friend at this screen takes both colors', () => {
  expect(seats({ opponent: 'friend', level: 'easy', color: 'black' })).toBe('human-human');
});

test('a first visitor plays White against an opponent to beat, from the start', () => {
  const state = opened(FIRST_SETUP, 'id', () => 0);
  expect(state.seats).toEqual({ white: { kind: 'human' }, black: { kind: 'bot', level: 'easy' } });
  expect(makeFen(state.game.start)).toBe(START_FEN);
});

test('the next set-up begins from the game on the board', () => {
  const setup: Setup = { opponent: 'bot', level: 'medium', color: 'black' };
  expect(setupOf(opened(setup, 'id', () => 0))).toEqual(setup);
  expect(setupOf(opened({ ...setup, opponent: 'friend' }, 'id', () => 0)).opponent).toBe('friend');
});

const link = (query: string) => parsePlayLink(new URLSearchParams(query));

test('a link carries opponent, level, color and position', () => {
  const fen = '8/1k4K1/8/8/8/8/8/8 w - - 0 1';
  const parsed = link(`opponent=bot&level=hard&color=random&fen=${encodeURIComponent(fen)}`);
  expect(parsed).toMatchObject({
    ok: true,
    value: { opponent: 'bot', level: 'hard', color: 'random' },
  });
  const start = parsed?.ok ? parsed.value.start : undefined;
  expect(typeof start === 'object' && makeFen(start)).toBe(fen);
});

test.each([
  ['level=medium', 'bot'],
  ['color=black', 'bot'],
  ['fen=8/1k4K1/8/8/8/8/8/8_w_-_-_0_1', 'friend'],
  ['opponent=friend&level=hard', 'friend'],
  ['opponent=alien&level=hard', 'bot'],
])('%s means a %s', (query, opponent) => {
  expect(link(query)).toMatchObject({ ok: true, value: { opponent } });
});

test('an address without any of them asks for nothing', () => {
  expect(link('')).toBeUndefined();
  expect(link('utm_source=club')).toBeUndefined();
});

test('a position that can’t be played is an error', () => {
  expect(link('fen=8/8/8/8/8/8/8/8_w_-_-_0_1')).toMatchObject({ ok: false });
});

test.each([
  'opponent=bot&level=hard&color=random&time=300&inc=3&fen=8%2F1k4K1%2F8%2F8%2F8%2F8%2F8%2F8_w_-_-_0_1&strict=1',
  'opponent=friend&level=easy&color=white&start=random',
])('what a link asks for, its set-up asks for again: %s', (query) => {
  const parsed = link(query);
  if (!parsed?.ok) throw new Error('the link is good');
  expect(makePlayQuery(parsed.value)).toBe(query);
});

test('a strict game has no takeback, and the next set-up is strict again', () => {
  const state = opened({ ...FIRST_SETUP, strict: true }, 'id', () => 0);
  const session = createSession(state);
  session.play(uci('h2h3'));
  expect(takebackPlies(session.store.getState())).toBe(0);
  expect(setupOf(session.store.getState()).strict).toBe(true);
});

test('a random start is drawn anew for each game', () => {
  const random = seeded(3);
  const fens = [1, 2, 3].map(() =>
    makeFen(opened({ ...FIRST_SETUP, start: 'random' }, 'id', random).game.start),
  );
  expect(new Set([...fens, START_FEN]).size).toBe(4);
});

import { afterEach, expect, test } from 'vitest';
import { answer } from '../../../src/features/play/keys/answers.ts';
import { setLocale } from '../../../src/i18n/messages.ts';
import { newGame } from '../../../src/game/game.ts';
import type { Session } from '../../../src/session/session.ts';
import { at, square } from '../../support/at.ts';
import { playIn, sessionOf } from '../../support/sessions.ts';

afterEach(() => setLocale('en'));

const on = (fen: string): Session => sessionOf({ game: newGame({ start: at(fen) }) });
const ROOK = '8/8/k7/8/8/8/8/1R5K w - - 0 1';

test('the last move and whose turn it is', async () => {
  const session = sessionOf();
  expect(await answer('lastMove', session, 0, undefined)).toBe('No moves yet. White to move.');
  playIn(session, 'h2h3');
  expect(await answer('lastMove', session, 0, undefined)).toBe('1: white king h2 to h3. Black to move.');
  session.dispatch({ type: 'resign', color: 'black' });
  expect(await answer('lastMove', session, 0, undefined)).toMatch(/White wins\. Black resigned\.$/);
});

test('clocks in words, or that there are none', async () => {
  expect(await answer('clocks', sessionOf(), 0, undefined)).toBe('This game has no clocks.');
  const ms = { white: 300_000, black: 72_000 };
  const none = { white: 0, black: 0 };
  const timeControl = { kind: 'increment', initialMs: ms, incrementMs: none } as const;
  const session = sessionOf({ game: newGame({ timeControl }) });
  expect(await answer('clocks', session, 0, undefined)).toBe(
    'White: 5 minutes 0 seconds. Black: 1 minute 12 seconds.',
  );
});

test('the pieces of a side, the king first', async () => {
  expect(await answer('whitePieces', on(ROOK), 0, undefined)).toBe('White: king h1 and rook b1.');
  expect(await answer('blackPieces', on(ROOK), 0, undefined)).toBe('Black: king a6.');
});

test('what attacks a square, of both colors', async () => {
  expect(await answer('attackers', on(ROOK), square('b6'), undefined)).toBe(
    'b6 is attacked by: white rook b1 and black king a6.',
  );
  expect(await answer('attackers', on(ROOK), square('h8'), undefined)).toBe('Nobody attacks h8.');
});

test('where a piece can go, and where a check forbids it', async () => {
  const session = on('8/8/8/8/8/k7/8/6RK w - - 0 1');
  expect(await answer('moves', session, square('h1'), undefined)).toBe('white king h1 can go to: g2 and h2.');
  expect(await answer('moves', session, square('g1'), undefined)).toContain(
    'Not allowed, because of check: a1 and g3.',
  );
  expect(await answer('moves', session, square('e4'), undefined)).toBe('e4 is empty.');
});

test('why the chosen piece can’t come here', async () => {
  const session = on(ROOK);
  expect(await answer('whyNot', session, square('b6'), square('b1'))).toBe(
    'Rb6 isn’t allowed: the rook would give check to the king on a6.',
  );
  expect(await answer('whyNot', session, square('b5'), square('b1'))).toBe('The move to b5 is allowed.');
  expect(await answer('whyNot', session, square('b5'), undefined)).toMatch(/^Choose a piece first/);
});

test('the race, in the page’s language', async () => {
  expect(await answer('race', on(ROOK), 0, undefined)).toMatch(/White’s king is 7 moves.*Black leads/);
  await setLocale('ru');
  expect(await answer('race', on(ROOK), 0, undefined)).toMatch(/Чёрные впереди/);
  expect(await answer('whitePieces', on(ROOK), 0, undefined)).toBe('Белые: король h1 и ладья b1.');
});

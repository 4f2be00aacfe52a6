import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import firstMoves from '../../../src/bot/book/firstMoves.json';
import { Analysis } from '../../../src/features/analysis/Analysis.tsx';
import { newGame } from '../../../src/game/game.ts';
import { setLocale } from '../../../src/i18n/messages.ts';
import type { Session } from '../../../src/session/session.ts';
import type { SessionState } from '../../../src/session/sessionState.ts';
import { at, uci } from '../../support/at.ts';
import { advanced, played } from '../../support/games.ts';
import { sessionOf } from '../../support/sessions.ts';
import { fakeAnalyser } from './fakeAnalyser.ts';

afterEach(() => setLocale('en'));

function shown(more: Partial<SessionState> = {}, start = newGame(), moves = ['h2h3', 'a2b3']): Session {
  const game = advanced(played(start, moves), { type: 'resign', color: 'black' });
  const session = sessionOf({ game, cursor: 0, ...more });
  render(<Analysis session={session} openBot={() => fakeAnalyser().bot} />);
  return session;
}

const table = (): HTMLElement => screen.getByRole('table', { name: 'First moves' });
const move = (name: string | RegExp): HTMLElement => within(table()).getByRole('button', { name });

test('at the start of the game each first move has a row with its games, the best for White first', () => {
  const session = shown();
  const names = within(table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Move', 'Games', 'White wins', 'Draw', 'Black wins']);
  const rows = within(table()).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(21);
  const [best] = firstMoves;
  expect(best?.move).toBe('f2d4');
  expect(within(rows[0]!).getByRole('rowheader')).toHaveTextContent('Bd4');
  const cells = within(rows[0]!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  const shares = [best!.white, best!.draw, best!.black].map((games) => `${Math.round((100 * games) / 24)}%`);
  expect(cells).toEqual(['24', ...shares]);
  expect(screen.getByText(/^How 504 games of the engine against itself ended, 24 after each/)).toBeVisible();
  act(() => void session.dispatch({ type: 'goTo', ply: 1 }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('with or without the engine, in the reader’s letters', async () => {
  const session = shown();
  act(() => session.settings.setState({ analysis: 'off' }));
  await act(() => setLocale('ru'));
  const russian = screen.getByRole('table', { name: 'Первые ходы' });
  const capture = firstMoves.findIndex((one) => one.move === 'e1c2');
  expect(within(russian).getAllByRole('rowheader')[capture]).toHaveTextContent('Кxc2');
});

test('a press asks to play the move, as it is asked on the board', async () => {
  const session = shown();
  await userEvent.click(move('Nxc2'));
  expect(session.store.getState().branch).toEqual({ move: uci('e1c2') });
});

test('the move of the game is followed, and the focus is not lost', async () => {
  const session = shown();
  await userEvent.click(move('Kh3 (of this game)'));
  expect(session.store.getState().cursor).toBe(1);
  expect(session.store.getState().branch).toBeUndefined();
  expect(screen.getByRole('heading', { name: 'Analysis' })).toHaveFocus();
});

test('in a game that is only looked at nothing but its own move can be pressed', () => {
  shown({ viewOnly: true });
  expect(within(table()).getAllByRole('button')).toEqual([move(/^Kh3/)]);
  expect(within(table()).getAllByRole('rowheader')).toHaveLength(21);
});

test('another start has no such table', () => {
  shown({}, newGame({ start: at('8/8/8/8/8/8/krbnNBRK/1rbnNBRQ w - - 0 1') }));
  expect(screen.getByRole('heading', { name: 'Analysis' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

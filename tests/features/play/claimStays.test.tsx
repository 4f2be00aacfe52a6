import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newGame } from '../../../src/game/game.ts';
import { showPlayScreen } from '../../support/playScreen.tsx';
import { at, uci } from '../../support/at.ts';
import { playIn, stateOf } from '../../support/sessions.ts';

const CLAIM = { name: /^Claim draw/ };

const shown = (fen: string) => showPlayScreen(stateOf({ game: newGame({ start: at(fen) }) }));

test('a hint leaves the claim in sight', async () => {
  const { session } = await shown('8/8/8/8/8/k6K/8/qr4QR w - - 100 90');
  expect(await screen.findByRole('button', CLAIM)).toBeVisible();
  const hint = { move: uci('h3h4'), reasons: [], step: 'piece' } as const;
  act(() => void session.dispatch({ type: 'hint', hint }));
  expect(await screen.findByTestId('hint')).toBeVisible();
  expect(screen.getByRole('button', CLAIM)).toBeVisible();
});

test('so does an offer of a draw', async () => {
  const { session } = await shown('8/8/8/8/8/k6K/8/qr4QR w - - 97 90');
  act(() => playIn(session, 'h3h4', 'a3a4'));
  act(() => void session.dispatch({ type: 'offerWithMove', on: true }));
  act(() => playIn(session, 'h4h3'));
  expect(await screen.findByRole('button', { name: 'Accept draw' })).toBeVisible();
  expect(await screen.findByRole('button', CLAIM)).toBeVisible();
});

test('Black’s last reply is told beside a claim', async () => {
  const { session } = await shown('8/1k4K1/8/8/8/8/8/8 w - - 101 90');
  const status = screen.getByTestId('status');
  act(() => playIn(session, 'g7g8'));
  expect(await screen.findByRole('button', CLAIM)).toBeVisible();
  expect(status).toHaveTextContent('Black draws by arriving now');
});

test('Black’s last reply is told beside an offer', async () => {
  const { session } = await shown('8/1k6/6K1/8/8/8/8/8 w - - 0 1');
  act(() => playIn(session, 'g6g7', 'b7b6', 'g7g6', 'b6b7', 'g6g7', 'b7c7', 'g7h7', 'c7b7'));
  act(() => void session.dispatch({ type: 'offerWithMove', on: true }));
  act(() => playIn(session, 'h7h8'));
  expect(await screen.findByRole('button', { name: 'Accept draw' })).toBeVisible();
  expect(screen.getByTestId('status')).toHaveTextContent('Black draws by arriving now');
});

test('an impossible move leaves the claim in sight', async () => {
  const { session } = await shown('8/8/8/8/8/k6K/8/qr4QR w - - 100 90');
  act(() => void session.play(uci('h3h8')));
  expect(await screen.findByTestId('why-not')).toBeVisible();
  expect(await screen.findByRole('button', CLAIM)).toBeVisible();
});

test('and an offer that can be answered', async () => {
  const { session } = await shown('8/8/8/8/8/k6K/8/qr4QR w - - 0 1');
  act(() => playIn(session, 'h3h4', 'a3a4'));
  act(() => void session.dispatch({ type: 'offerWithMove', on: true }));
  act(() => playIn(session, 'h4h3'));
  act(() => void session.play(uci('a4a8')));
  expect(await screen.findByTestId('why-not')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Accept draw' })).toBeVisible();
  act(() => void session.dispatch({ type: 'goTo', ply: 0 }));
  act(() => void session.dispatch({ type: 'branch', move: uci('h3h8') }));
  expect(await screen.findByTestId('why-not')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept draw' })).toBeNull();
});

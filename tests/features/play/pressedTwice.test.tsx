import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { newGame } from '../../../src/game/game.ts';
import { onlyHuman } from '../../../src/session/selectors.ts';
import { showPlayScreen } from '../../support/playScreen.tsx';
import { at } from '../../support/at.ts';
import { bot, human, playIn, stateOf } from '../../support/sessions.ts';

/** Both presses come before the page has been drawn anew, as in a quick double click. */
async function pressTwice(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => {
    button.click();
    button.click();
    await Promise.resolve();
  });
}

test('a rematch pressed twice is one rematch, with colors changed', async () => {
  const { session } = await showPlayScreen(stateOf({ seats: { white: human, black: bot } }));
  act(() => void session.dispatch({ type: 'resign', color: 'white' }));
  await pressTwice('Rematch');
  expect(onlyHuman(session.store.getState())).toBe('black');
});

test('a held move confirmed twice is played once, and nothing is refused', async () => {
  const { session } = await showPlayScreen(
    stateOf({ game: newGame({ start: at('8/1k4K1/8/8/8/8/8/8 w - - 0 1') }) }),
  );
  act(() => void session.play({ from: 54, to: 62 }));
  await pressTwice('Play it anyway');
  const { game, refusal } = session.store.getState();
  expect(game.plies).toHaveLength(1);
  expect(refusal).toBeUndefined();
});

test('playing on from an earlier position, pressed twice, begins one game', async () => {
  const { session } = await showPlayScreen(stateOf());
  act(() => playIn(session, 'h2h3', 'a2a3', 'h3h4'));
  act(() => void session.dispatch({ type: 'goTo', ply: 2 }));
  act(() => void session.dispatch({ type: 'branch' }));
  const failed = vi.fn<() => void>();
  window.addEventListener('error', failed);
  await pressTwice('Play on from here');
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(session.store.getState().game.plies).toHaveLength(2);
});

test('a double click on the way to an offer does not answer it', async () => {
  const { session } = await showPlayScreen(stateOf());
  act(() => playIn(session, 'h2h3', 'a2a3'));
  act(() => void session.dispatch({ type: 'offerWithMove', on: true }));
  act(() => playIn(session, 'h3h4'));
  for (const name of ['Decline', 'Accept draw']) {
    const button = await screen.findByRole('button', { name });
    fireEvent.click(button, { detail: 2 });
    expect(session.store.getState().game).toMatchObject({ drawOffer: 'white' });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Accept draw' }), { detail: 1 });
  expect(session.store.getState().game.outcome).toMatchObject({ winner: undefined });
});

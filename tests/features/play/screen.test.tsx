import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { PlayServices } from '../../../src/features/play/openPlay.ts';
import { localeStore, setLocale } from '../../../src/i18n/messages.ts';
import type { SessionState } from '../../../src/session/sessionState.ts';
import { silentBot } from '../../support/bots.ts';
import { showPlayScreen } from '../../support/playScreen.tsx';
import { playIn, stateOf } from '../../support/sessions.ts';
import { newGame } from '../../../src/game/game.ts';
import { at } from '../../support/at.ts';

afterEach(() => setLocale('en'));

/** The play screen on a game between two people, with a bot that never answers. */
const onScreen = (start?: string): Promise<PlayServices> =>
  showPlayScreen(start === undefined ? stateOf() : stateOf({ game: newGame({ start: at(start) }) }));

const status = (): HTMLElement => screen.getByTestId('status');

test('where nothing can be saved, it is said once', async () => {
  await onScreen();
  await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('White has arrived: Black is told of the one move left', async () => {
  const { session } = await onScreen('8/1k4K1/8/8/8/8/8/8 w - - 0 1');
  act(() => playIn(session, 'g7g8'));
  expect(status()).toHaveTextContent('Black draws by arriving now');
});

test('looking back says so and leads back', async () => {
  const { session } = await onScreen();
  act(() => playIn(session, 'h2h3', 'a2b3'));
  await userEvent.click(screen.getByRole('button', { name: 'One move back' }));
  expect(screen.getByRole('button', { name: 'Kh3' })).toHaveAttribute('aria-current', 'step');
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the game' }));
  expect(screen.getByRole('button', { name: 'Kb3' })).toHaveAttribute('aria-current', 'step');
});

test('after looking back the board takes moves as before', async () => {
  const { session } = await onScreen();
  act(() => playIn(session, 'h2h3', 'a2b3', 'h3g4', 'b3b4'));
  const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
  for (const name of ['One move back', 'One move back', 'One move on', 'One move on']) await press(name);
  await press('g4 white king');
  await press('g5');
  expect(session.store.getState().game.plies.at(-1)?.san).toBe('Kg5');
});

test('a takeback is there when there is something to take back', async () => {
  const { session } = await onScreen();
  const button = screen.getByRole('button', { name: 'Take back' });
  expect(button).toBeDisabled();
  act(() => playIn(session, 'h2h3'));
  await userEvent.click(button);
  expect(session.store.getState().game.plies).toHaveLength(0);
});

test('each language says the result in its own words, at once', async () => {
  const { session } = await onScreen();
  act(() => void session.dispatch({ type: 'resign', color: 'white' }));
  expect(status()).toHaveTextContent('Black winsWhite resigned.');
  await act(() => setLocale('ru'));
  expect(status()).toHaveTextContent('Чёрные победилиБелые сдались.');
  await act(() => setLocale('fi'));
  expect(status()).toHaveTextContent('Musta voittiValkea luovutti.');
  expect(localeStore.getState().locale).toBe('fi');
});

test('moves are announced, whoever makes them', async () => {
  const { session } = await onScreen();
  // What follows a move comes after the first paint; the title tells that it is there.
  await waitFor(() => expect(document.title).toContain('White to move'));
  act(() => playIn(session, 'h2h3'));
  expect(screen.getByRole('status')).toHaveTextContent('1: white king h2 to h3.');
});

test('whoever looks at a game that was over from the start is not led back through it', async () => {
  const { session } = await onScreen('8/8/8/8/8/6q1/k7/7K w - - 0 1');
  await screen.findByRole('button', { name: 'Rematch' });
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
  act(() => void session.dispatch({ type: 'open', state: stateOf() }));
  act(() => playIn(session, 'h2h3'));
  act(() => void session.dispatch({ type: 'resign', color: 'black' }));
  expect(await screen.findByRole('button', { name: 'Review' })).toBeEnabled();
});

test('a game that is over can be taken away from where its end is told', async () => {
  const shared: SessionState[] = [];
  const { session } = await showPlayScreen(stateOf(), silentBot(), (state) => void shared.push(state));
  const button = { name: 'Share or save the game' };
  expect(screen.queryByRole('button', button)).toBeNull();
  act(() => playIn(session, 'h2h3'));
  act(() => void session.dispatch({ type: 'resign', color: 'black' }));
  const share = await screen.findByRole('button', button);
  expect(status()).toContainElement(share);
  expect(share).toHaveAttribute('title', button.name);
  await userEvent.click(share);
  expect(shared).toEqual([session.store.getState()]);
});

test('a resignation half asked for does not outlive the next move', async () => {
  const { session } = await onScreen();
  act(() => playIn(session, 'h2h3'));
  await userEvent.click(screen.getByRole('button', { name: 'Resign' }));
  expect(screen.getByRole('button', { name: 'Sure?' })).toBeEnabled();
  act(() => playIn(session, 'a2b3'));
  await userEvent.click(screen.getByRole('button', { name: 'Resign' }));
  expect(session.store.getState().game.outcome).toBeUndefined();
});

test('a game that Black begins is said to be begun by Black', async () => {
  await onScreen('8/1k4K1/8/8/8/8/8/8 b - - 0 1');
  expect(screen.getByText('No moves yet. Black begins.')).toBeVisible();
});

test('one link leads to the rules', async () => {
  await onScreen();
  expect(screen.getAllByRole('link', { name: 'All the rules' })).toHaveLength(1);
});

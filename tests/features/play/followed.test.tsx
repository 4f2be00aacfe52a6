import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newGame } from '../../../src/game/game.ts';
import type { Session } from '../../../src/session/session.ts';
import type { SessionState } from '../../../src/session/sessionState.ts';
import { uci } from '../../support/at.ts';
import { control } from '../../support/clocks.ts';
import { showPlayScreen } from '../../support/playScreen.tsx';
import { bot, human, playIn, sessionOf, stateOf } from '../../support/sessions.ts';

/** The play screen of a tab in which a game is played. */
const onScreen = async (state: SessionState): Promise<Session> => (await showPlayScreen(state)).session;

/** Another tab takes the game over: this one only follows. */
const follow = (session: Session): void =>
  act(() => void session.dispatch({ type: 'open', state: { ...session.store.getState(), viewOnly: true } }));

const timed = (seats = { white: human, black: bot }): Session =>
  sessionOf({ game: newGame({ timeControl: control('300+3') }), seats });

/** A game against the computer, with a clock, after a move of each side. */
function begun(): SessionState {
  const session = timed();
  playIn(session, 'h2h3', 'a2b3');
  return session.store.getState();
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });

const PLAYING = [
  'Take back',
  'Switch sides',
  'Pause',
  'Offer draw',
  'Resign',
  'Give White 15 seconds',
] as const;

test('a tab that follows offers nothing that only the playing one can do, and all of it when it plays again', async () => {
  const session = await onScreen(begun());
  // Some come in chunks of their own.
  for (const name of PLAYING) expect(await screen.findByRole('button', { name }), name).toBeEnabled();
  follow(session);
  for (const name of PLAYING) expect(button(name), name).toBeDisabled();
  expect(await screen.findByRole('button', { name: 'Play here' })).toBeEnabled();
  const played = { ...session.store.getState(), viewOnly: false };
  act(() => void session.dispatch({ type: 'open', state: played }));
  for (const name of PLAYING) expect(button(name), name).toBeEnabled();
});

test('a pause is ended by the tab that plays, and the cover of one that follows says so', async () => {
  const session = await onScreen({ ...begun(), paused: true });
  expect(await screen.findByRole('button', { name: 'Go on playing' })).toBeEnabled();
  follow(session);
  expect(screen.queryByRole('button', { name: 'Go on playing' })).toBeNull();
  expect(screen.getByTestId('paused')).toHaveTextContent('goes on in the other tab');
  expect(button('Resume')).toBeDisabled();
});

test('a tab that follows and looks back can’t play on from there', async () => {
  const session = await onScreen({ ...begun(), cursor: 1 });
  expect(await screen.findByRole('button', { name: 'Play on from here' })).toBeEnabled();
  follow(session);
  expect(screen.queryByRole('button', { name: 'Play on from here' })).toBeNull();
  expect(button('Back to the game')).toBeEnabled();
});

test('a draw offer is answered, and a draw claimed, where the game is played', async () => {
  const table = sessionOf();
  playIn(table, 'h2h3', 'a2b3');
  table.dispatch({ type: 'move', move: uci('h3g4'), thinkMs: 0, offerDraw: true });
  const session = await onScreen(table.store.getState());
  expect(await screen.findByRole('button', { name: 'Accept draw' })).toBeEnabled();
  follow(session);
  expect(screen.queryByRole('button', { name: 'Accept draw' })).toBeNull();

  const again = sessionOf();
  for (let round = 0; round < 2; round++) playIn(again, 'h2h3', 'a2a3', 'h3h2', 'a3a2');
  act(() => void session.dispatch({ type: 'open', state: stateOf({ ...again.store.getState() }) }));
  expect(await screen.findByRole('button', { name: /Claim/ })).toBeEnabled();
  follow(session);
  expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
});

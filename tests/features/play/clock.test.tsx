import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { newGame } from '../../../src/game/game.ts';
import type { PlayServices } from '../../../src/features/play/openPlay.ts';
import { control } from '../../support/clocks.ts';
import { showPlayScreen } from '../../support/playScreen.tsx';
import { bot, human, playIn, stateOf } from '../../support/sessions.ts';

beforeEach(() => {
  window.localStorage.clear();
});

const onScreen = (part: Parameters<typeof stateOf>[0] = {}): Promise<PlayServices> =>
  showPlayScreen(stateOf(part));

const onClocks = () => onScreen({ game: newGame({ timeControl: control('300+3') }) });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const coming = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

test('a game without clocks shows none of them', async () => {
  await onScreen();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('a pause hides the board until the game goes on', async () => {
  const { session } = await onClocks();
  expect(await coming('Pause')).toBeDisabled();
  act(() => playIn(session, 'h2h3'));
  await userEvent.click(button('Pause'));
  expect(await screen.findByTestId('paused')).toBeInTheDocument();
  expect(button('Take back')).toBeDisabled();
  expect(await coming('Go on playing')).toHaveFocus();
  await userEvent.click(button('Go on playing'));
  expect(screen.queryByTestId('paused')).toBeNull();
});

test('fifteen seconds can be given to each player at the table', async () => {
  await onClocks();
  await userEvent.click(await coming('Give Black 15 seconds'));
  expect(
    screen.getByRole('timer', { name: 'Black’s clock, seconds added with each move: 3' }),
  ).toHaveTextContent('5:15');
  expect(
    screen.getByRole('timer', { name: 'White’s clock, seconds added with each move: 3' }),
  ).toHaveTextContent('5:00');
});

test('the computer is not given time', async () => {
  await onScreen({
    game: newGame({ timeControl: control('300+3') }),
    seats: { white: human, black: bot },
  });
  expect(await coming('Give White 15 seconds')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Give Black 15 seconds' })).toBeNull();
});

const openSetup = async () => {
  await userEvent.click(button('New game'));
  await screen.findByRole('button', { name: 'Start game' });
};
const start = () => userEvent.click(button('Start game'));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('a preset is chosen, and remembered for the next game', async () => {
  const { session } = await onScreen();
  await openSetup();
  await choose('3+2');
  await start();
  expect(session.store.getState().game.timeControl).toEqual(control('180+2'));
  await openSetup();
  expect(screen.getByRole('radio', { name: '3+2' })).toBeChecked();
});

test('one’s own clock: unequal times, and what the seconds do', async () => {
  const { session } = await onScreen();
  await openSetup();
  await choose('Custom');
  await choose('Bronstein');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Different times for White and Black' }));
  const [, blackMinutes] = screen.getAllByRole('spinbutton', { name: 'Minutes' });
  if (!blackMinutes) throw new Error('Black has no minutes');
  await userEvent.clear(blackMinutes);
  await userEvent.type(blackMinutes, '2.5');
  await start();
  expect(session.store.getState().game.timeControl).toEqual({
    kind: 'bronstein',
    initialMs: { white: 300_000, black: 150_000 },
    incrementMs: { white: 3_000, black: 3_000 },
  });
});

test('colors alternate from game to game', async () => {
  const { session } = await onScreen({ seats: { white: human, black: bot } });
  const whiteIs = () => session.store.getState().seats.white.kind;
  await openSetup();
  await choose('Alternate');
  await start();
  expect(whiteIs()).toBe('bot');
  await openSetup();
  expect(screen.getByRole('radio', { name: 'Alternate' })).toBeChecked();
  await start();
  expect(whiteIs()).toBe('human');
});

test('a strict game gives time at a table of two, none to whoever plays the computer', async () => {
  const { session } = await onScreen({
    strict: true,
    game: newGame({ timeControl: control('300+3') }),
    seats: { white: human, black: bot },
  });
  expect(screen.queryByText('+15 s')).toBeNull();
  const seats = { white: human, black: human };
  act(() => void session.dispatch({ type: 'open', state: { ...session.store.getState(), seats } }));
  expect(screen.getAllByText('+15 s')).toHaveLength(2);
});

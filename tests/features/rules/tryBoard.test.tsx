import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Trial } from '../../../src/features/rules/trial.ts';
import { TryBoard } from '../../../src/features/rules/TryBoard.tsx';
import { setLocale } from '../../../src/i18n/messages.ts';

let comeIntoView = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => callback([{ isIntersecting: true }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await setLocale('en');
});

const ROOK: Trial = { id: 'rook', fen: '8/8/k7/8/8/8/8/1R5K w - - 0 1', line: ['b1b6'], arrows: 'Rb1b6' };
const ANSWERED: Trial = { id: 'answered', fen: '8/1k4K1/8/8/8/8/8/8 w - - 0 1', line: ['g7g8', 'b7b8'] };

/** Live at once, unless told otherwise. */
function show(trial: Trial, live = true): void {
  render(<TryBoard trial={trial} label="A board" task="Try something." />);
  if (live) act(comeIntoView);
}

const status = (): HTMLElement => screen.getByTestId('trial-status');
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const choose = (square: string): boolean =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${square}`) }));
const move = (from: string, to: string): void => {
  choose(from);
  choose(to);
  // chessground tells of a move a moment later.
  act(() => void vi.advanceTimersByTime(1));
};

test('a board is a picture in words until it comes into view, then one to play on', () => {
  show(ROOK, false);
  expect(screen.getByRole('img', { name: 'A board' })).toHaveTextContent('White to move.');
  expect(screen.queryByRole('grid')).toBeNull();
  act(comeIntoView);
  expect(within(screen.getByRole('grid', { name: 'A board' })).getByText('b1 white rook')).toBeVisible();
});

test('the keyboard begins on the piece in question', () => {
  show(ROOK);
  expect(screen.getByText('b1 white rook')).toHaveAttribute('tabindex', '0');
});

test('the move in question is refused with its reason, and the next choice takes that away', async () => {
  show(ROOK);
  expect(status()).toHaveTextContent('White to moveTry something.');
  move('b1', 'b6');
  expect(status()).toHaveTextContent('Not allowedRb6 isn’t allowed: the rook would give check');
  // Its words are fetched when they are first spoken.
  await vi.dynamicImportSettled();
  expect(screen.getByRole('status')).toHaveTextContent('Rb6 isn’t allowed');
  move('b1', 'b2');
  expect(status()).toHaveTextContent('AllowedThe game goes on, and it is Black’s turn.');
});

test('Try again puts the board back', () => {
  show(ROOK);
  move('b1', 'b2');
  press('Try again');
  expect(screen.getByText('b1 white rook')).toBeVisible();
  expect(status()).toHaveTextContent('Try something.');
});

test('an arrival that Black can answer is held, as in play', () => {
  show(ANSWERED);
  move('g7', 'g8');
  expect(status()).toHaveTextContent('After Kg8 Black draws with Ka8, Kb8 or Kc8.');
  press('Play it anyway');
  expect(status()).toHaveTextContent('Black has one move to follow');
  move('b7', 'b6');
  expect(status()).toHaveTextContent('White wins');
  expect(status()).toHaveTextContent('Ka8, Kb8 or Kc8 would have drawn.');
});

test('Show me plays the line from the start, a step at a time', () => {
  show(ANSWERED);
  move('g7', 'g6');
  press('Show me');
  expect(status()).toHaveTextContent('Black has one move to follow');
  act(() => void vi.runAllTimers());
  expect(status()).toHaveTextContent('Both kings reached the eighth rank');
});

test('Show me stops where the reader takes over', () => {
  show(ANSWERED);
  press('Show me');
  move('b7', 'b6');
  act(() => void vi.runAllTimers());
  expect(status()).toHaveTextContent('White wins');
});

test('a draw is claimed where a claim is right', () => {
  show({ id: 'fifty', fen: '8/8/8/8/1k4K1/8/8/1n4N1 w - - 99 70', line: ['g1h3', 'claim'] });
  expect(screen.queryByRole('button', { name: 'Claim the draw' })).toBeNull();
  move('g1', 'h3');
  press('Claim the draw');
  expect(status()).toHaveTextContent('DrawFifty moves');
});

test('a player resigns or runs out of time', () => {
  show({ id: 'end', fen: '8/8/8/4k3/8/8/6K1/7Q w - - 0 1', line: ['flag'], actions: ['flag', 'resign'] });
  press('White’s time runs out');
  expect(status()).toHaveTextContent('Black winsWhite ran out of time.');
  expect(screen.getByRole('button', { name: 'White resigns' })).toBeDisabled();
  press('Try again');
  press('White resigns');
  expect(status()).toHaveTextContent('White resigned.');
});

test('a game goes on from the position on the board, or from the first where that one is finished', () => {
  show(ANSWERED);
  const query = (): URLSearchParams =>
    new URLSearchParams(screen.getByRole('link').getAttribute('href')?.split('?')[1]);
  move('g7', 'g6');
  expect(query().get('fen')).toBe('8/1k6/6K1/8/8/8/8/8_b_-_-_1_1');
  expect([query().get('opponent'), query().get('color')]).toEqual(['bot', 'white']);
  move('b7', 'b8');
  expect(query().get('fen')).toBe('8/1k4K1/8/8/8/8/8/8_w_-_-_0_1');
});

test('each language speaks for itself', async () => {
  show(ROOK);
  await act(() => setLocale('ru'));
  move('b1', 'b6');
  expect(status()).toHaveTextContent('Так нельзя');
  await act(() => setLocale('fi'));
  expect(screen.getByRole('button', { name: 'Uudestaan' })).toBeVisible();
});

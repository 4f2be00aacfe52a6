import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from '../../src/ui/CopyButton.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withClipboard = (writeText: (text: string) => Promise<void>): void => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
};

test('what was copied is copied, and the button and the screen reader say so', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  withClipboard(writeText);
  const { rerender } = render(<CopyButton text="1. Kh3" label="Copy the game" />);
  screen.getByRole('button', { name: 'Copy the game' }).click();
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('1. Kh3');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  rerender(<CopyButton text="1. Kh3 Ka3" label="Copy the game" />);
  expect(screen.getByRole('button', { name: 'Copy the game' })).toBeVisible();
});

test('after a while the button says again what it copies', async () => {
  vi.useFakeTimers();
  withClipboard(() => Promise.resolve());
  render(<CopyButton text="1. Kh3" label="Copy the game" />);
  screen.getByRole('button', { name: 'Copy the game' }).click();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('button', { name: 'Copy the game' })).toBeVisible();
});

test('a refusal is said, and what to do', async () => {
  withClipboard(() => Promise.reject(new Error('no')));
  render(<CopyButton text="1. Kh3" label="Copy the game" />);
  screen.getByRole('button', { name: 'Copy the game' }).click();
  expect(await screen.findByText(/did not allow/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Copy the game' })).toHaveValue('1. Kh3');
});

test('a text that stands on the page is not shown a second time', async () => {
  withClipboard(() => Promise.reject(new Error('no')));
  render(<CopyButton text="1. Kh3" label="Copy the game" shown />);
  screen.getByRole('button', { name: 'Copy the game' }).click();
  expect(await screen.findByText(/did not allow/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

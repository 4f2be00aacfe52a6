import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from '../../src/ui/CopyButton.tsx';

afterEach(() => vi.unstubAllGlobals());

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

test('a refusal is said, and what to do', async () => {
  withClipboard(() => Promise.reject(new Error('no')));
  render(<CopyButton text="1. Kh3" label="Copy the game" />);
  screen.getByRole('button', { name: 'Copy the game' }).click();
  expect(await screen.findByText(/did not allow/)).toBeVisible();
});

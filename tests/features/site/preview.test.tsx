import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FIRST_DRAFT } from '../../../src/features/site/draft.ts';
import { Preview } from '../../../src/features/site/Preview.tsx';
import { setLocale } from '../../../src/i18n/messages.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await setLocale('en');
});

/** A network that answers or doesn't, with what it was asked for. */
function network(up: boolean) {
  const state = { up, asked: [] as string[] };
  vi.stubGlobal('fetch', (address: string) => {
    state.asked.push(address);
    return state.up ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('no network'));
  });
  return state;
}

const frame = (): HTMLElement | null => screen.queryByTitle('Preview of the board');
const shown = (): void => void render(<Preview draft={FIRST_DRAFT} embed="about:blank?" />);

test('without a network a sentence stands in for the frame, until the network is back', async () => {
  const net = network(false);
  shown();
  expect(frame()).toBeNull();
  expect(await screen.findByText(/needs the network/)).toBeVisible();
  expect(frame()).toBeNull();
  net.up = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByTitle('Preview of the board')).toHaveAttribute('src', net.asked.at(-1));
  expect(screen.queryByText(/needs the network/)).toBeNull();
});

test('a page that the server doesn’t have is not framed either', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  shown();
  expect(await screen.findByText(/needs the network/)).toBeVisible();
  expect(frame()).toBeNull();
});

test('the frame shows what was asked for, and each language says what it needs', async () => {
  const net = network(true);
  shown();
  expect(await screen.findByTitle('Preview of the board')).toHaveAttribute('src', net.asked.at(-1));
  net.up = false;
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/needs the network/)).toBeVisible();
  await act(() => setLocale('fi'));
  expect(await screen.findByText(/tarvitsee verkkoyhteyden/)).toBeVisible();
  await act(() => setLocale('ru'));
  expect(await screen.findByText(/нужна сеть/)).toBeVisible();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachAnnounce } from '../../src/effects/announce.ts';
import { keptSettings } from '../../src/effects/keepSettings.ts';
import { attachTitle } from '../../src/effects/title.ts';
import { setLocale } from '../../src/i18n/messages.ts';
import { createSettings } from '../../src/session/settings.ts';
import { playIn, sessionOf } from '../support/sessions.ts';

beforeEach(() => localStorage.clear());
afterEach(() => setLocale('en'));

test('the live region changes once a ply, and is left alone otherwise', async () => {
  const session = sessionOf();
  const region = document.createElement('output');
  document.body.append(region);
  const changes: string[] = [];
  const watcher = new MutationObserver((records) => changes.push(...records.map(() => region.textContent)));
  watcher.observe(region, { childList: true, characterData: true, subtree: true });
  attachAnnounce(session, region);
  playIn(session, 'h2h3');
  session.dispatch({ type: 'draw', drawings: [] });
  await vi.waitFor(() => expect(changes).toEqual(['1: white king h2 to h3.']));
});

test('the title says whose turn it is or how it ended, in the page’s language', async () => {
  const session = sessionOf();
  const page = { title: '' };
  const detach = attachTitle(session, page);
  expect(page.title).toBe('White to move · Racing Kings');
  playIn(session, 'h2h3');
  expect(page.title).toBe('Black to move · Racing Kings');
  await setLocale('ru');
  expect(page.title).toBe('Ход чёрных · Racing Kings');
  session.dispatch({ type: 'resign', color: 'black' });
  expect(page.title).toBe('Белые победили · Racing Kings');
  detach();
  expect(page.title).toBe('Racing Kings');
});

test('settings last, each under a key of its own', () => {
  keptSettings().setState({ theme: 'dark' });
  keptSettings().setState({ locale: 'fi' });
  expect(keptSettings().getState()).toMatchObject({ theme: 'dark', locale: 'fi', sound: 'on' });
});

test('a setting that another tab changes is followed', () => {
  const settings = keptSettings();
  window.dispatchEvent(new StorageEvent('storage', { key: 'racing-kings.theme', newValue: 'light' }));
  expect(settings.getState().theme).toBe('light');
});

test('what is no setting is the default', () => {
  localStorage.setItem('racing-kings.theme', 'purple');
  localStorage.setItem('racing-kings.locale', 'tlh');
  expect(keptSettings().getState()).toEqual(createSettings().getState());
});

test('full storage costs the memory of a setting, not the setting', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  const settings = keptSettings(full);
  settings.setState({ theme: 'dark' });
  expect(settings.getState().theme).toBe('dark');
});

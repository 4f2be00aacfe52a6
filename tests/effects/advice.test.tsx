import { afterEach, expect, test, vi } from 'vitest';
import { attachAnnounce } from '../../src/effects/announce.ts';
import { setLocale } from '../../src/i18n/messages.ts';
import type { SessionEvent } from '../../src/session/session.ts';
import { bot, human, playIn, sessionOf } from '../support/sessions.ts';

afterEach(() => setLocale('en'));

const listening = () => {
  const session = sessionOf({ seats: { white: human, black: bot } });
  const region = document.createElement('output');
  attachAnnounce(session, region);
  playIn(session, 'h2h3');
  playIn(session, 'a2b3');
  const says = (event: SessionEvent, text: string): Promise<void> => {
    session.dispatch(event);
    return vi.waitFor(() => expect(region.textContent).toBe(text));
  };
  return { session, region, says };
};

test('whoever switches sides hears which is theirs, and nothing of premoves that never were', async () => {
  const { says } = listening();
  await says({ type: 'switchSides' }, 'You play Black now.');
  await setLocale('ru');
  await says({ type: 'switchSides' }, 'Теперь вы играете белыми.');
});

test('an offer that waits for a move is said, and that it waits no more', async () => {
  const { session, region, says } = listening();
  await says({ type: 'offerWithMove', on: true }, 'The draw will be offered with your next move.');
  await says({ type: 'offerWithMove', on: false }, 'No draw will be offered.');
  session.dispatch({ type: 'offerWithMove', on: true });
  playIn(session, 'h3h4');
  expect(region.textContent).toContain('2: white king h3 to h4.');
});

import { afterEach, expect, test, vi } from 'vitest';
import { attachAnnounce } from '../../src/effects/announce.ts';
import { setLocale } from '../../src/i18n/messages.ts';
import { uci } from '../support/at.ts';
import { bot, human, playIn, sessionOf } from '../support/sessions.ts';

afterEach(() => setLocale('en'));

/** The words come in a chunk of their own, which a busy machine may take seconds over. */
const heard = (region: HTMLElement, text: string): Promise<void> =>
  vi.waitFor(() => expect(region.textContent).toBe(text), 20_000);

const listening = () => {
  const session = sessionOf({ seats: { white: human, black: bot } });
  const region = document.createElement('output');
  attachAnnounce(session, region);
  playIn(session, 'h2h3');
  playIn(session, 'a2b3');
  return { session, region };
};

test('whoever switches sides hears which is theirs, and nothing of premoves that never were', async () => {
  const { session, region } = listening();
  session.dispatch({ type: 'switchSides' });
  await heard(region, 'You play Black now.');
  await setLocale('ru');
  session.dispatch({ type: 'switchSides' });
  await heard(region, 'Теперь вы играете белыми.');
  expect(region.textContent).not.toContain('remove');
});

test('a move that was refused before anyone could say so is explained as soon as there is', async () => {
  const session = sessionOf();
  session.play(uci('h2h8'));
  const region = document.createElement('output');
  attachAnnounce(session, region);
  const explained = 'A king moves one square at a time, so this one can’t go from h2 to h8.';
  await heard(region, explained);
  expect(region.textContent).toBe(explained);
});

test('an offer that waits for a move is said, and that it waits no more', async () => {
  const { session, region } = listening();
  session.dispatch({ type: 'offerWithMove', on: true });
  await heard(region, 'The draw will be offered with your next move.');
  session.dispatch({ type: 'offerWithMove', on: false });
  await heard(region, 'No draw will be offered.');
  session.dispatch({ type: 'offerWithMove', on: true });
  playIn(session, 'h3h4');
  expect(region.textContent).toContain('2: white king h3 to h4.');
});

test('a board that is turned says what is at the bottom now', async () => {
  const { session, region } = listening();
  session.dispatch({ type: 'flip' });
  await heard(region, 'The board is turned: rank 8 is at the bottom.');
  session.dispatch({ type: 'flip' });
  await heard(region, 'The board is turned: rank 1 is at the bottom.');
  expect(session.store.getState().game.plies).toHaveLength(2);
});

test('where players sit side-on it is a file, and a table that turns by itself is silent', async () => {
  const session = sessionOf({ seats: { white: human, black: human } });
  const region = document.createElement('output');
  attachAnnounce(session, region);
  session.settings.setState({ table: 'sideOn' });
  session.dispatch({ type: 'flip' });
  await heard(region, 'The board is turned: the a-file is at the bottom.');
  session.settings.setState({ table: 'turning' });
  region.textContent = '';
  session.dispatch({ type: 'flip' });
  // Its words have come before, so that a moment is enough.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(region.textContent).toBe('');
});

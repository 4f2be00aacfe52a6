import { MOST_PLIES } from '../../../src/bot/engine/pieces.ts';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Analysis } from '../../../src/features/analysis/Analysis.tsx';
import { newGame } from '../../../src/game/game.ts';
import { setLocale } from '../../../src/i18n/messages.ts';
import type { Session } from '../../../src/session/session.ts';
import { at } from '../../support/at.ts';
import { advanced, played } from '../../support/games.ts';
import { sessionOf } from '../../support/sessions.ts';
import { analysisOf, fakeAnalyser, type Asked } from './fakeAnalyser.ts';

afterEach(() => setLocale('en'));

function onScreen() {
  const game = advanced(played(newGame(), ['h2h3', 'a2b3']), { type: 'resign', color: 'black' });
  const session: Session = sessionOf({ game });
  const { bot, asked, disposed } = fakeAnalyser();
  const openBot = (): typeof bot => bot;
  const { unmount } = render(<Analysis session={session} openBot={openBot} />);
  const goTo = (ply: number): void => act(() => void session.dispatch({ type: 'goTo', ply }));
  const answer = (...scores: number[]): Promise<void> =>
    act(async () => {
      const last = asked.at(-1) as Asked;
      last.answer(analysisOf(last.question, 14, ...scores));
      await new Promise((resolve) => setTimeout(resolve));
    });
  return { session, asked, disposed, unmount, goTo, answer };
}

const engine = (): HTMLElement => screen.getByRole('switch', { name: 'Engine' });

test('it begins with the first step back, and goes on at the end', () => {
  const { asked, goTo } = onScreen();
  expect(screen.getByText(/^Step back/)).toBeVisible();
  expect(asked).toHaveLength(0);
  goTo(1);
  expect(asked).toHaveLength(1);
  goTo(2);
  expect(screen.queryByText(/^Step back/)).toBeNull();
});

test('where nothing was played there is nothing to step through', () => {
  render(<Analysis session={sessionOf({ game: newGame({ start: at('k6K/8/8/8/8/8/8/8 w - - 0 1') }) })} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByText(/^Step back/)).toBeNull();
});

test('where the tables answer for every move, no depth is named', () => {
  const { asked, goTo } = onScreen();
  goTo(0);
  act(() => asked[0]?.progress(analysisOf(asked[0].question, MOST_PLIES, 65)));
  expect(screen.getByRole('list', { name: 'Best moves, known for certain' })).toBeVisible();
});

test('chances in words, and the best lines with their depth', async () => {
  const { asked, goTo } = onScreen();
  goTo(0);
  expect(screen.getByText('The engine is thinking …')).toBeVisible();
  act(() => asked[0]?.progress(analysisOf(asked[0].question, 7, 62, -40)));
  const chances = screen.getByText('White wins', { selector: 'dt' }).closest('dl') as HTMLElement;
  expect(chances).toHaveTextContent('White wins50%');
  const lines = screen.getByRole('list', { name: 'Best moves, depth 7' });
  expect(within(lines).getAllByRole('listitem')).toHaveLength(2);
  expect(within(lines).getAllByRole('listitem')[0]).toHaveTextContent(
    /^1\. \S+ White 50%, draw \d+%, Black \d+%$/,
  );
  await act(() => setLocale('ru'));
  expect(screen.getByText('Победа белых', { selector: 'dt' })).toBeVisible();
});

test('turning points are found, lead to their place, and are said once when the game has been looked through', async () => {
  const { session, goTo, answer } = onScreen();
  goTo(0);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
  await answer(300);
  await answer(300);
  await answer(300);
  expect(screen.queryByRole('progressbar')).toBeNull();
  const point = screen.getByRole('button', { name: /1\. Kh3 Blunder White’s chances fell from 9\d% to \d%/ });
  expect(screen.getAllByText(/Better was \S+\./)).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('');
  await userEvent.click(point);
  expect(session.store.getState().cursor).toBe(1);
  expect(point).toHaveAttribute('aria-current', 'step');
  await answer(300);
  await answer(300);
  expect(screen.getByRole('status')).toHaveTextContent(
    'The whole game has been looked at: 2 turning points.',
  );
});

test('a switch that is remembered ends and begins it; so does leaving', async () => {
  const { session, asked, disposed, goTo, unmount } = onScreen();
  goTo(0);
  expect(engine()).toHaveAttribute('aria-checked', 'true');
  await userEvent.click(engine());
  expect(session.settings.getState().analysis).toBe('off');
  expect(asked[0]?.signal?.aborted).toBe(true);
  expect(disposed()).toBe(1);
  expect(screen.queryByText('Turning points')).toBeNull();
  await userEvent.click(engine());
  expect(asked).toHaveLength(2);
  unmount();
  expect(asked[1]?.signal?.aborted).toBe(true);
  expect(disposed()).toBe(2);
});

test('an engine that can’t be had is said', async () => {
  const { asked, goTo } = onScreen();
  goTo(0);
  await act(async () => asked[0]?.fail());
  expect(screen.getByRole('alert')).toHaveTextContent('The engine could not be started.');
});

import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newGame } from '../../../src/game/game.ts';
import { RaceCount } from '../../../src/features/play/RaceMeter.tsx';
import { RaceText } from '../../../src/features/play/RaceText.tsx';
import { at } from '../../support/at.ts';
import { playIn, sessionOf } from '../../support/sessions.ts';

const shown = (fen: string, ...moves: readonly string[]): void => {
  const session = sessionOf({ game: newGame({ start: at(fen) }) });
  for (const move of moves) playIn(session, move);
  render(
    <>
      <RaceCount session={session} color="white" />
      <RaceCount session={session} color="black" />
      <RaceText session={session} />
    </>,
  );
};

test('a number is a button that says what it counts, and opens the words for both', () => {
  shown('8/8/8/8/8/1k4K1/8/8 w - - 0 1', 'g3g4');
  const white = screen.getByRole('button', { name: 'White’s king is 4 moves from the eighth rank.' });
  expect(white).toHaveTextContent('4');
  expect(white).toHaveAttribute('popovertarget', screen.getByTestId('race-text').parentElement?.id);
  expect(screen.getByTestId('race-text')).toHaveTextContent(/White leads the race by 1 move\.$/u);
});

test('a king that has arrived needs no moves and leads no more', () => {
  shown('3R4/1k5K/8/8/8/8/8/8 w - - 0 1', 'h7h8');
  expect(screen.getByTestId('race-text')).toHaveTextContent(/^White’s king is on the eighth rank\./u);
  expect(screen.getByTestId('race-text')).not.toHaveTextContent('leads');
});

test('the bars fill on the way to the goal, and stay empty where no way is free', () => {
  const filled = (): readonly (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('.race-bar i')].map((bar) => bar.style.transform);
  shown('8/8/8/8/8/1k4K1/8/8 w - - 0 1', 'g3g4');
  expect(filled()).toEqual([`scaleX(${String(1 - 4 / 7)})`, `scaleX(${String(1 - 5 / 7)})`]);
  cleanup();
  shown('3R4/1k5K/8/8/8/8/8/3R4 w - - 0 1', 'h7h8');
  expect(filled()).toEqual(['scaleX(1)', 'scaleX(0)']);
});

const lead = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.race-lead')].map(({ textContent }) => textContent);

test('by how many moves stands beside the number of who leads, for the eyes alone', () => {
  shown('8/8/6K1/8/1k6/8/8/8 w - - 0 1');
  expect(lead()).toEqual(['\u200e+2']);
  expect(screen.getByTestId('race-white')).toHaveTextContent('+2');
  expect(screen.getByTestId('race-white')).toHaveAccessibleName(/^White/);
  expect(screen.getByTestId('race-text')).toHaveTextContent('White leads the race by 2 moves.');
});

test.each([
  ['where the race is level', '8/8/1k4K1/8/8/8/8/8 w - - 0 1'],
  ['where the other king has no way', '3R4/1k6/7K/8/8/8/8/3R4 w - - 0 1'],
  ['of a king that has arrived', '6K1/1k6/8/8/8/8/8/8 b - - 0 1'],
])('no number %s', (_, fen) => {
  shown(fen);
  expect(lead()).toEqual([]);
});

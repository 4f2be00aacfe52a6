import { expect, test } from 'vitest';
import { judgedBy, newReview, reviewGame } from '../../../src/features/analysis/review.ts';
import { newGame, type Game } from '../../../src/game/game.ts';
import { startPosition } from '../../../src/rules/position.ts';
import { at } from '../../support/at.ts';
import { advanced, played, playedFrom } from '../../support/games.ts';
import { sessionOf } from '../../support/sessions.ts';
import { analysisOf, fakeAnalyser, type Asked } from './fakeAnalyser.ts';

const resigned = advanced(played(newGame(), ['h2h3', 'a2b3']), { type: 'resign', color: 'white' });

function reviewed(game: Game, cursor: number) {
  const session = sessionOf({ game, cursor });
  const { bot, asked } = fakeAnalyser();
  const review = newReview(game);
  const stop = reviewGame(session, bot, review);
  const goTo = (ply: number): void => void session.dispatch({ type: 'goTo', ply });
  /** Answers the latest question, and waits until the next one has come or all is done. */
  const answer = async (score: number): Promise<Asked> => {
    const last = asked.at(-1);
    if (!last) throw new Error('nothing was asked');
    last.answer(analysisOf(last.question, 12, score));
    await new Promise((resolve) => setTimeout(resolve));
    return last;
  };
  const plies = (): number[] => asked.map(({ question }) => question.moves.length);
  return { review, stop, asked, answer, goTo, plies };
}

test('the position on show first, in several lines; then each other one, then the one on show again, deeper', async () => {
  const { review, asked, answer, plies } = reviewed(resigned, 1);
  for (let n = 0; n < 4; n++) await answer(20);
  expect(plies()).toEqual([1, 0, 2, 1]);
  expect(asked.map(({ question }) => question.lines)).toEqual([3, 1, 1, 3]);
  const times = asked.map(({ question }) => question.moveTimeMs ?? 0);
  expect(times[3]).toBeGreaterThan(times[0] ?? Infinity);
  expect(review.getState().status).toBe('done');
  expect(review.getState().judged.every(Boolean)).toBe(true);
});

test('wherever the reader goes it goes at once, and the old question is withdrawn', async () => {
  const { review, asked, answer, goTo, plies } = reviewed(resigned, 1);
  asked[0]?.progress(analysisOf(asked[0].question, 3, 20));
  expect(review.getState().shown).toMatchObject({ ply: 1, analysis: { depth: 3 } });
  goTo(0);
  expect(asked[0]?.signal?.aborted).toBe(true);
  expect(plies()).toEqual([1, 0]);
  // A last word of the question before is not heard.
  asked[0]?.progress(analysisOf(asked[0].question, 9, 20));
  expect(review.getState().shown?.analysis.depth).toBe(3);
  await answer(20);
  expect(review.getState().judged[1]).toBeUndefined();
  expect(plies()).toEqual([1, 0, 1]);
});

test('a draw that the tables know leaves no other chance', () => {
  const words = analysisOf({ start: startPosition, moves: [], lines: 1 }, 12, 0);
  expect(judgedBy(words, startPosition)?.chances.draw).toBeLessThan(1);
  expect(judgedBy({ ...words, isDrawn: true }, startPosition)?.chances).toEqual({
    white: 0,
    draw: 1,
    black: 0,
  });
});

test('chances and the best move are told for the side to move', async () => {
  const { review, answer } = reviewed(resigned, 0);
  await answer(400);
  const first = review.getState().judged[0];
  expect(first?.chances.white).toBeGreaterThan(0.9);
  expect(first?.best).toBeDefined();
  await answer(400);
  expect(review.getState().judged[1]?.chances.black).toBeGreaterThan(0.9);
});

test('where the board ended the game there is nothing to ask', async () => {
  const won = playedFrom('8/K7/6k1/8/8/8/8/R7 w - - 0 1', ['a7a8']);
  const { review, answer, plies } = reviewed(won, 1);
  expect(plies()).toEqual([0]);
  expect(review.getState().judged[1]).toEqual({ chances: { white: 1, draw: 0, black: 0 } });
  await answer(0);
  expect(plies()).toEqual([0]);
  expect(review.getState().status).toBe('done');
});

test('a game without moves and a stalemate are borne', async () => {
  const { answer, plies } = reviewed(newGame({ start: at('8/8/8/8/8/1k6/8/6K1 w - - 0 1') }), 0);
  await answer(0);
  await answer(0);
  expect(plies()).toEqual([0, 0]);
});

test('who leaves is asked nothing more, and an engine that fails is said', async () => {
  const left = reviewed(resigned, 0);
  left.stop();
  expect(left.asked[0]?.signal?.aborted).toBe(true);
  left.goTo(1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(left.plies()).toEqual([0]);
  expect(left.review.getState().status).toBe('thinking');

  const { review, asked } = reviewed(resigned, 0);
  asked[0]?.fail();
  await new Promise((resolve) => setTimeout(resolve));
  expect(review.getState().status).toBe('unavailable');
});

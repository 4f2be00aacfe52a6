import { beforeEach, expect, test } from 'vitest';
import { QUESTIONS } from '../../../src/features/rules/quiz.ts';
import { firstOpen, keptProgress, rightCount } from '../../../src/features/rules/quizProgress.ts';

const KEY = 'racing-kings.quiz';

beforeEach(() => localStorage.clear());

test('answers outlive the page', () => {
  keptProgress().setState({ rookCheck: 'right' });
  keptProgress().setState({ frozen: 'wrong' });
  const progress = keptProgress().getState();
  expect(progress).toEqual({ rookCheck: 'right', frozen: 'wrong' });
  expect(rightCount(progress)).toBe(1);
  expect(firstOpen(progress)).toBe(1);
});

test.each([['no JSON'], ['null'], ['7'], ['{"rookCheck":"perhaps","unknown":"right"}']])(
  'what can’t be answers, as in %s, is left out',
  (kept) => {
    localStorage.setItem(KEY, kept);
    expect(keptProgress().getState()).toEqual({});
  },
);

test('another tab is followed', () => {
  const progress = keptProgress();
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '{"frozen":"right"}' }));
  expect(progress.getState()).toEqual({ frozen: 'right' });
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
  expect(progress.getState()).toEqual({});
});

test('with every answer right the result comes first', () => {
  const done = Object.fromEntries(QUESTIONS.map(({ id }) => [id, 'right' as const]));
  expect(firstOpen(done)).toBe(QUESTIONS.length);
});

test('storage that is full or refused costs the memory, not the quiz', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  const progress = keptProgress(full as unknown as Storage);
  progress.setState({ frozen: 'right' });
  expect(progress.getState()).toEqual({ frozen: 'right' });
});

import type { Run } from './runs.ts';

/** The longest task, in ms, of each step of a run; what came before the first step belongs to it. */
export function longestOfSteps({ tasks, steps }: Pick<Run, 'tasks' | 'steps'>): readonly number[] {
  const longest = steps.map(() => 0);
  for (const { start, took } of tasks) {
    const step = Math.max(
      0,
      steps.findLastIndex((began) => began <= start),
    );
    longest[step] = Math.max(longest[step] ?? 0, took);
  }
  return longest;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/**
 * The longest task of each step, in ms, in the middle of all runs that came to it: what the page does there. A hiccup of
 * the machine strikes where it likes and leaves the middle as it is; work that takes long takes long in every run.
 */
export function usualOfSteps(runs: readonly Pick<Run, 'tasks' | 'steps'>[]): readonly number[] {
  const longest = runs.map(longestOfSteps);
  const count = Math.max(0, ...longest.map(({ length }) => length));
  return Array.from({ length: count }, (_, step) => median(longest.flatMap((steps) => steps[step] ?? [])));
}

import { describe, expect, it } from 'vitest';
import { longestOfSteps, usualOfSteps } from '../../../scripts/responsiveness/steps.ts';

const task = (start: number, took: number) => ({ start, took, processor: took });

describe('the longest tasks of a run', () => {
  it('are counted by the step in which they began', () => {
    const tasks = [task(5, 30), task(12, 7), task(19, 40), task(20, 1), task(45, 3)];
    expect(longestOfSteps({ steps: [10, 20, 30, 40], tasks })).toEqual([40, 1, 0, 3]);
  });

  it('are those of the middle run where several did the same', () => {
    const runs = [
      { steps: [0, 10], tasks: [task(1, 4), task(11, 60)] },
      { steps: [0, 10], tasks: [task(2, 90), task(12, 70)] },
      { steps: [0, 10], tasks: [task(3, 5), task(13, 8)] },
    ];
    expect(usualOfSteps(runs)).toEqual([5, 60]);
  });

  it('are told of every step that any run came to', () => {
    const short = { steps: [0], tasks: [task(0, 2)] };
    const long = { steps: [0, 10], tasks: [task(0, 4), task(10, 6)] };
    expect(usualOfSteps([short, long])).toEqual([3, 6]);
    expect(usualOfSteps([])).toEqual([]);
  });
});

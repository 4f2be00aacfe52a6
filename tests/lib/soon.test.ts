import { expect, test } from 'vitest';
import { soon } from '../../src/lib/soon.ts';

test('each callback has a task of its own, in the order they came in', async () => {
  const told: string[] = [];
  const tell = (word: string) => (): void => {
    told.push(word);
    // What belongs to this task is done before the next one begins.
    void Promise.resolve().then(() => told.push(`after ${word}`));
  };
  await new Promise<void>((resolve) => {
    soon(tell('first'));
    soon(tell('second'));
    soon(resolve);
    told.push('asked');
  });
  expect(told).toEqual(['asked', 'first', 'after first', 'second', 'after second']);
});

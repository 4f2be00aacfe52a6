import { expect, test } from 'vitest';
import { readSolution, type Step } from '../../src/embed/puzzle/solution.ts';
import { startPosition } from '../../src/rules/position.ts';

function read(text: string): Step {
  const step = readSolution(startPosition, text);
  if ('unreadable' in step) throw new Error(step.unreadable);
  return step;
}

const choices = (step: Step | undefined): string[] => [...(step?.next.keys() ?? [])];

test('a line is walked move by move, in SAN or UCI, with or without numbers', () => {
  for (const text of ['Kh3 Ka3 Kg4', 'h2h3 a2a3 h3g4', '1. Kh3 Ka3 2. Kg4', '1.Kh3 Ka3 2.Kg4']) {
    const first = read(text);
    expect(choices(first)).toEqual(['h2h3']);
    const reply = first.next.get('h2h3')?.step;
    expect(choices(reply)).toEqual(['a2a3']);
    expect(choices(reply?.next.get('a2a3')?.step)).toEqual(['h3g4']);
  }
});

test('alternatives of a move are all right, the first is the author’s own', () => {
  expect(choices(read('Kh3|Kg3 Ka3'))).toEqual(['h2h3', 'h2g3']);
});

test('an alternative that the rest of the line does not fit solves the puzzle', () => {
  const root = read('Kh3|Nd4 Ka3 Kg4');
  expect(choices(root.next.get('e2d4')?.step)).toEqual([]);
  expect(choices(root.next.get('h2h3')?.step)).toEqual(['a2a3']);
});

test('several lines share their beginning', () => {
  const root = read('Kh3 Ka3 Kg4; Kh3 Nxf1 Rxf1');
  expect(choices(root)).toEqual(['h2h3']);
  expect(choices(root.next.get('h2h3')?.step)).toEqual(['a2a3', 'd2f1']);
});

test.each(['Kh5', 'Kh3 Kh3', 'nonsense', 'Kh3 <img>'])('%s is refused and named', (text) => {
  expect(readSolution(startPosition, text)).toEqual({ unreadable: text.split(' ').at(-1) });
});

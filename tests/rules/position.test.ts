import { expect, test } from 'vitest';
import { makeFen } from '../../src/notation/makeFen.ts';
import { play, samePosition, startPosition } from '../../src/rules/position.ts';
import { after, at, uci } from '../support/at.ts';

test('the start is the array of the rules', () => {
  expect(makeFen(startPosition)).toBe('8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1');
});

test('a quiet move counts up, a capture starts again; Black completes the move', () => {
  const quiet = play(startPosition, uci('h2h3'));
  expect(makeFen(quiet)).toBe('8/8/8/8/8/7K/krbnNBR1/qrbnNBRQ b - - 1 1');
  expect(makeFen(play(quiet, uci('a2a3')))).toBe('8/8/8/8/8/k6K/1rbnNBR1/qrbnNBRQ w - - 2 2');
  expect(makeFen(play(startPosition, uci('e1c2')))).toBe('8/8/8/8/8/8/krNnNBRK/qrbn1BRQ b - - 0 1');
});

test('playing changes no position', () => {
  const before = structuredClone(startPosition);
  play(startPosition, uci('h2h3'));
  expect(startPosition).toEqual(before);
});

test('positions are the same by pieces and turn, whatever the counters say', () => {
  expect(samePosition(startPosition, after('Kh3 Ka3 Kh2 Ka2'))).toBe(true);
  expect(samePosition(startPosition, after('Kh3 Ka3 Kh2'))).toBe(false);
  const fen = '8/8/8/8/8/8/k6K/8';
  expect(samePosition(at(`${fen} w - - 0 1`), at(`${fen} b - - 0 1`))).toBe(false);
});

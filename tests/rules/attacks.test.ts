import { expect, test } from 'vitest';
import { attackers, isAttacked } from '../../src/rules/attacks.ts';
import { between, directionTo, NO_DIRECTION, reach } from '../../src/rules/rays.ts';
import { BISHOP, KING, KNIGHT, ROOK } from '../../src/rules/board.ts';
import { squareName } from '../../src/rules/squares.ts';
import { randomPositions } from '../support/random.ts';
import { at, square } from '../support/at.ts';

const attack = (fen: string, target: string, by: 'white' | 'black') =>
  attackers(at(fen).board, square(target), by).map(squareName);

test('every kind of piece attacks as it moves, and nothing through another piece', () => {
  const fen = '8/8/2B5/5N2/R6n/3K4/1Q2n3/6k1 w - - 0 1';
  expect(attack(fen, 'd4', 'white')).toEqual(['b2', 'd3', 'a4', 'f5']);
  expect(attack(fen, 'd4', 'black')).toEqual(['e2']);
  expect(attack(fen, 'e4', 'white')).toEqual(['d3', 'a4', 'c6']);
  expect(attack(fen, 'f2', 'white')).toEqual([]);
});

test('a square is attacked exactly if it has attackers', () => {
  for (const { board } of randomPositions(150, 5)) {
    for (let target = 0; target < 64; target++) {
      for (const by of ['white', 'black'] as const) {
        expect(isAttacked(board, target, by)).toBe(attackers(board, target, by).length > 0);
      }
    }
  }
});

test('an attack goes on through a square that is vacated', () => {
  const { board } = at('8/8/8/8/r2N3K/8/8/k7 w - - 0 1');
  expect(isAttacked(board, square('e4'), 'black')).toBe(false);
  expect(isAttacked(board, square('e4'), 'black', square('d4'))).toBe(true);
});

test('the geometry of an empty board', () => {
  expect(between(square('a1'), square('d4')).map(squareName)).toEqual(['b2', 'c3']);
  expect(between(square('h8'), square('h6')).map(squareName)).toEqual(['h7']);
  expect(between(square('a1'), square('b3'))).toEqual([]);
  expect(reach(square('a1'), square('b3'))).toBe(KNIGHT);
  expect(reach(square('a1'), square('a2'))).toBe(ROOK | KING);
  expect(reach(square('a1'), square('c3'))).toBe(BISHOP);
  expect(reach(square('a1'), square('c4'))).toBe(0);
  expect(directionTo(square('a1'), square('c4'))).toBe(NO_DIRECTION);
  expect(directionTo(square('c4'), square('c8')) ^ directionTo(square('c8'), square('c4'))).toBe(1);
});

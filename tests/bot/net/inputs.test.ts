import { expect, test } from 'vitest';
import { bucketOf, pieceInputs, raceClass, raceInputs } from '../../../src/bot/net/inputs.ts';
import { boardOf, boardPieces, opposite, type Board, type Color } from '../../../src/rules/board.ts';
import { startPosition } from '../../../src/rules/position.ts';
import { at } from '../../support/at.ts';

/** The board with files mirrored and colours exchanged. */
const exchanged = (board: Board): Board =>
  boardOf(
    boardPieces(board).map(({ square, piece }) => ({
      square: square ^ 7,
      piece: { ...piece, color: opposite(piece.color) },
    })),
  );

const sorted = (rows: readonly number[]): readonly number[] => rows.toSorted((a, b) => a - b);

test('both armies look alike at the start, each from its own side', () => {
  expect(sorted(pieceInputs(startPosition.board, 'black'))).toEqual(
    sorted(pieceInputs(startPosition.board, 'white')),
  );
});

test('a colour sees what the other would see with colours and files exchanged', () => {
  const { board } = at('8/8/2k5/5q2/8/3N4/4B3/R3K3 w - - 0 1');
  expect(sorted(pieceInputs(exchanged(board), 'black'))).toEqual(sorted(pieceInputs(board, 'white')));
});

test('own men come before theirs, by role and by square', () => {
  const { board } = at('8/8/8/8/8/8/1k6/6NK w - - 0 1');
  expect(sorted(pieceInputs(board, 'white'))).toEqual([6, 4 * 64 + 7, 9 * 64 + 9]);
  expect(sorted(pieceInputs(board, 'black'))).toEqual([4 * 64 + 14, 5 * 64 + 1, 9 * 64 + 0]);
});

const races: readonly [what: string, fen: string, color: Color, expected: number][] = [
  ['one step from the goal', '8/4K3/8/8/8/8/8/k7 w - - 0 1', 'white', 0],
  ['a king on the goal', '4K3/8/8/8/8/8/k7/8 b - - 0 1', 'white', 0],
  ['two steps', '8/8/4K3/8/8/8/8/k7 w - - 0 1', 'white', 1],
  ['six steps from the second rank', '8/8/8/8/8/8/4K3/k7 w - - 0 1', 'white', 5],
  ['seven steps from the first rank', '8/8/8/8/8/8/8/k3K3 w - - 0 1', 'white', 6],
  ['two rooks shut the goal', 'r6r/4K3/8/8/8/8/8/k7 w - - 0 1', 'white', 7],
  ['a lone guard on the goal can be taken', '7r/4K3/8/8/8/8/8/k7 w - - 0 1', 'white', 2],
  ['two rooks shut a rank', '8/8/r6r/8/8/8/8/k3K3 w - - 0 1', 'white', 7],
  ['a king holds the other off for a step', '8/3k4/8/3K4/8/8/8/8 w - - 0 1', 'white', 3],
];

test.each(races)('%s', (_, fen, color, expected) => {
  expect(raceClass(at(fen).board, color)).toBe(expected);
});

test('the race rows tell the colour, who is to move, and both distances', () => {
  const position = at('8/4K3/8/8/8/2k5/8/8 w - - 0 1');
  expect(raceInputs(position)).toEqual([640 + 64 + 4, 640 + 128 + 4 * 8]);
  expect(raceInputs({ ...position, turn: 'black' })).toEqual([640 + 192 + 4 * 8, 640 + 4]);
});

test('the bucket grows by one with every two men', () => {
  expect([2, 3, 4, 5, 15, 16, 17, 40].map(bucketOf)).toEqual([0, 0, 1, 1, 6, 7, 7, 7]);
});

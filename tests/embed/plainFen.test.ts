import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainFen } from '../../src/embed/plainFen.ts';
import { parseFen, START_FEN } from '../../src/notation/fen.ts';
import { makeFen } from '../../src/notation/makeFen.ts';
import { boardPieces } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { play, startPosition, type Position } from '../../src/rules/position.ts';

const bySquare = (fen: string) => {
  const parsed = parseFen(fen);
  return parsed.ok ? { pieces: boardPieces(parsed.value.board), turn: parsed.value.turn } : undefined;
};

/** Where a game can come to: moves chosen by a list of numbers. */
const reached = fc.array(fc.nat(), { maxLength: 60 }).map((choices) =>
  choices.reduce<Position>((position, choice) => {
    const moves = legalMoves(position);
    const move = moves[choice % Math.max(1, moves.length)];
    return move === undefined ? position : play(position, move);
  }, startPosition),
);

test('the start is plain', () => {
  expect(plainFen(START_FEN)).toEqual(bySquare(START_FEN));
});

test('a position of a game is read as the notation reads it', () => {
  fc.assert(
    fc.property(reached, (position) => {
      const fen = makeFen(position);
      const plain = plainFen(fen);
      fc.pre(plain !== undefined);
      expect(plain).toEqual(bySquare(fen));
    }),
    { numRuns: 60 },
  );
});

test('nothing is plain that the notation refuses', () => {
  const letter = fc.constantFrom(...'KQRBNkqrbnPp12345678/ wb-0'.split(''));
  const spoilt = fc
    .tuple(reached.map(makeFen), fc.nat(), letter)
    .map(([fen, at, put]) => fen.slice(0, at % fen.length) + put + fen.slice((at % fen.length) + 1));
  fc.assert(
    fc.property(fc.oneof(spoilt, fc.string()), (fen) => {
      const plain = plainFen(fen);
      if (plain !== undefined) expect(bySquare(fen)).toEqual(plain);
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['a king attacked along a rank', '8/8/8/8/8/8/k6R/7K w - - 0 1'],
  ['a king attacked along a diagonal', '8/8/8/8/8/2k5/8/K3B3 w - - 0 1'],
  ['a king attacked by a knight', '8/8/8/8/8/1k6/3N4/7K w - - 0 1'],
  ['kings side by side', '8/8/8/8/8/8/kK6/8 w - - 0 1'],
  ['two white kings', '8/8/8/8/8/8/k5KK/8 w - - 0 1'],
  ['no black king', '8/8/8/8/8/8/7K/8 w - - 0 1'],
  ['both arrived with Black to move', 'k6K/8/8/8/8/8/8/8 b - - 0 1'],
  ['nine ranks', '8/8/8/8/8/8/8/k7/7K w - - 0 1'],
  ['a rank too long', '8/8/8/8/8/8/8/k7K w - - 0 1'],
  ['two digits in a row', '44/8/8/8/8/8/8/k6K w - - 0 1'],
  ['castling', '8/8/8/8/8/8/8/k6K w KQ - 0 1'],
])('%s is not plain', (_, fen) => {
  expect(plainFen(fen)).toBeUndefined();
});

test('a guarded line is no attack', () => {
  expect(plainFen('8/8/8/8/8/8/k2b3R/7K w - - 0 1')).toBeDefined();
});

import { expect, test } from 'vitest';
import { type FenError, parseFen, START_FEN } from '../../src/notation/fen.ts';
import { makeBoardFen, makeFen } from '../../src/notation/makeFen.ts';
import { positionOutcome } from '../../src/rules/outcome.ts';
import { startPosition } from '../../src/rules/position.ts';
import { at, square } from '../support/at.ts';
import { readVectors } from '../support/vectors.ts';

const error = (fen: string): FenError | undefined => {
  const parsed = parseFen(fen);
  return parsed.ok ? undefined : parsed.error;
};

const rest = 'w - - 0 1';

test('the start position is read and written', () => {
  expect(makeFen(startPosition)).toBe(START_FEN);
  expect(parseFen(START_FEN)).toEqual({ ok: true, value: startPosition });
  expect(makeBoardFen(startPosition.board)).toBe('8/8/8/8/8/8/krbnNBRK/qrbnNBRQ');
});

test.each(readVectors('positions'))('the FEN of $id comes back as it was', ({ fen }) => {
  expect(makeFen(at(fen))).toBe(fen);
});

/** The policies left open by the vectors, as the rules settle them. */
const REFUSED_POLICIES = ['syntax:fields', 'syntax:halfmove', 'syntax:digits', 'en-passant', 'castling'];

test.each(readVectors('badfens').filter(({ type }) => type === 'fen'))('$id: $why', (vector) => {
  const parsed = parseFen(vector.input);
  const epd = vector.input.split(' ').length === 4;
  switch (vector.expect) {
    case 'accept':
      return expect(parsed.ok).toBe(true);
    case 'reject':
    case 'reject_or_over':
      return expect(parsed.ok).toBe(false);
    case 'over':
      return expect(parsed.ok && positionOutcome(parsed.value)).toBeTruthy();
    case 'policy':
      return expect(parsed.ok).toBe(epd || !REFUSED_POLICIES.includes(vector.kind));
  }
});

test('missing counters are 0 and 1, any white space separates', () => {
  const board = '8/8/8/8/8/8/krbnNBRK/qrbnNBRQ';
  expect(makeFen(at(`${board} b - -`))).toBe(`${board} b - - 0 1`);
  expect(makeFen(at(`${board} b - - 7`))).toBe(`${board} b - - 7 1`);
  expect(makeFen(at(`  ${board}\tb\u00a0-  -\n7 9 `))).toBe(`${board} b - - 7 9`);
});

test('more than the start has is allowed', () => {
  expect(parseFen(`8/8/8/8/8/8/k6K/1q4Q1 ${rest}`).ok).toBe(true);
  expect(parseFen(`8/8/8/8/8/8/k6K/qqq2QQQ ${rest}`).ok).toBe(true);
});

test('each error names its field and the offending text', () => {
  expect(error(' ')).toEqual({ code: 'empty', text: '' });
  expect(error('x'.repeat(201))).toEqual({ code: 'tooLong', text: 'x'.repeat(40) });
  expect(error('x'.repeat(200))?.code).toBe('rankCount');
  expect(error(`${START_FEN} and more`)).toEqual({ code: 'tooManyFields', text: 'and more' });
  expect(error('8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w -')?.code).toBe('tooFewFields');
  expect(error('8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w')?.code).toBe('tooFewFields');
  expect(error('8/8/8/8/8/8/krbnNBRK/qrbnNBRQ')).toEqual({
    code: 'tooFewFields',
    text: '8/8/8/8/8/8/krbnNBRK/qrbnNBRQ',
  });
  expect(error('8/8 w')).toEqual({ code: 'rankCount', field: 'board', text: '8/8' });
  expect(error(`8/8/8/8/8/8/krbnNBRK/qrbnNBRQ/ ${rest}`)?.code).toBe('rankCount');
  expect(error(`8/8/8/8/8/8/krbnNBRK/qrbnNBR ${rest}`)).toEqual({
    code: 'rankWidth',
    field: 'board',
    text: 'qrbnNBR',
    rank: 1,
  });
  expect(error(`8/8/44/8/8/8/krbnNBRK/qrbnNBRQ ${rest}`)).toEqual({
    code: 'adjacentDigits',
    field: 'board',
    text: '44',
    rank: 6,
  });
  expect(error(`8/8/8/8/8/7♔/krbnNBR1/qrbnNBRQ ${rest}`)).toEqual({
    code: 'badPiece',
    field: 'board',
    text: '♔',
    rank: 3,
  });
  expect(error(`8/8/8/8/8/P6p/krbnNBRK/qrbnNBRQ ${rest}`)).toEqual({
    code: 'pawn',
    field: 'board',
    text: 'P',
    rank: 3,
  });
  expect(error(`8/8/8/8/8/7p/krbnNBRK/qrbnNBRQ ${rest}`)).toMatchObject({ code: 'pawn', text: 'p' });
  expect(error(`8/8/8/8/8/8/k6k/K6K ${rest}`)).toMatchObject({ code: 'kingCount', color: 'white', count: 2 });
  expect(error(`8/8/8/8/8/8/7K/8 ${rest}`)).toMatchObject({ code: 'kingCount', color: 'black', count: 0 });
  expect(error(START_FEN.replace(' w ', ' W '))).toEqual({ code: 'badTurn', field: 'turn', text: 'W' });
  expect(error('8/8/8/8/8/8/k6K/8 w KQ - 0 1')).toEqual({ code: 'castling', field: 'castling', text: 'KQ' });
  expect(error('8/8/8/8/8/8/k6K/8 w - e3 0 1')).toEqual({
    code: 'enPassant',
    field: 'enPassant',
    text: 'e3',
  });
});

test.each(['+5', '-1', '1e2', '0x10', '12abc', '1.0', '01', '123456', '٣', '-'])(
  '%s is no counter',
  (text) => {
    expect(error(`8/8/8/8/8/8/k6K/8 w - - ${text} 1`)).toEqual({
      code: 'badCounter',
      field: 'halfmoves',
      text,
    });
    expect(error(`8/8/8/8/8/8/k6K/8 w - - 0 ${text}`)).toEqual({
      code: 'badCounter',
      field: 'fullmoves',
      text,
    });
  },
);

test('a game has a first move, and room for long ones', () => {
  expect(error('8/8/8/8/8/8/k6K/8 w - - 0 0')).toMatchObject({ code: 'badCounter', field: 'fullmoves' });
  expect(at('8/8/8/8/8/8/k6K/8 w - - 0 12345').fullmoves).toBe(12345);
});

test('a king that is attacked is named with its attackers, whoever is to move', () => {
  expect(error(`8/8/8/4R3/8/8/2K5/4k3 ${rest}`)).toEqual({
    code: 'kingAttacked',
    field: 'board',
    text: '8/8/8/4R3/8/8/2K5/4k3',
    color: 'black',
    king: square('e1'),
    checkers: [square('e5')],
  });
  expect(error('8/8/8/8/8/8/r6K/k7 b - - 0 1')).toMatchObject({ color: 'white', king: square('h2') });
});

test('a finished position is read, one that cannot arise is not', () => {
  expect(positionOutcome(at(`k5K1/8/8/8/8/8/8/8 ${rest}`))?.reason).toBe('bothReached');
  expect(error('k5K1/8/8/8/8/8/8/8 b - - 0 1')).toEqual({
    code: 'bothReachedBlackToMove',
    field: 'turn',
    text: 'b',
  });
});

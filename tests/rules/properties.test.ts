import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFen } from '../../src/notation/fen.ts';
import { makeFen } from '../../src/notation/makeFen.ts';
import { makeSan, parseSan } from '../../src/notation/san.ts';
import { isAttacked } from '../../src/rules/attacks.ts';
import { kingSquare } from '../../src/rules/board.ts';
import { isLegal, legalMoves } from '../../src/rules/moves.ts';
import { play } from '../../src/rules/position.ts';
import { whyIllegal } from '../../src/rules/whyIllegal.ts';
import { anyPosition } from '../support/arbitrary.ts';

test('no move leaves a king attacked', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      for (const move of legalMoves(position)) {
        const { board } = play(position, move);
        expect(isAttacked(board, kingSquare(board, 'white'), 'black')).toBe(false);
        expect(isAttacked(board, kingSquare(board, 'black'), 'white')).toBe(false);
      }
    }),
  );
});

test('a move is illegal exactly if a reason is found', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      const legal = new Set(legalMoves(position).map(({ from, to }) => 64 * from + to));
      for (let move = 0; move < 64 * 64; move++) {
        const reasons = whyIllegal(position, { from: move >> 6, to: move & 63 });
        if ((reasons.length === 0) !== legal.has(move)) expect.fail(`${makeFen(position)} ${move}`);
      }
    }),
    { numRuns: 50 },
  );
});

test('every legal move is said to be legal', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      expect(legalMoves(position).every((move) => isLegal(position, move))).toBe(true);
    }),
  );
});

test('a position comes back from its FEN, also as plain data', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      expect(parseFen(makeFen(position))).toEqual({ ok: true, value: position });
      expect(structuredClone(position)).toEqual(position);
    }),
  );
});

test('every legal move comes back from its SAN, and no two share one', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      const moves = legalMoves(position);
      const sans = moves.map((move) => makeSan(position, move));
      expect(new Set(sans).size).toBe(moves.length);
      expect(sans.map((san) => parseSan(position, san))).toEqual(moves.map((value) => ({ ok: true, value })));
    }),
  );
});

test('any text is read or refused, never thrown at', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), anyPosition, (text, position) => {
      expect(typeof parseFen(text).ok).toBe('boolean');
      expect(typeof parseSan(position, text).ok).toBe('boolean');
    }),
  );
});

import { expect, test } from 'vitest';
import { squareMarks } from '../../src/board/squareMarks.ts';
import { whyNotShapes } from '../../src/board/whyNotShapes.ts';
import { opened, type Setup } from '../../src/features/play/setup.ts';
import { parseSquare } from '../../src/rules/squares.ts';
import { whyIllegal } from '../../src/rules/whyIllegal.ts';
import type { SessionState } from '../../src/session/sessionState.ts';
import type { WhyNot } from '../../src/session/settings.ts';
import { at, uci } from '../support/at.ts';

const friends: Setup = { opponent: 'friend', level: 'easy', color: 'white' };
const shown = (fen: string): SessionState => opened({ ...friends, start: at(fen) }, 'game', () => 0);
const marks = (
  fen: string,
  chosen: string,
  whyNot: WhyNot = 'always',
  state = shown(fen),
): Readonly<Record<string, string>> => Object.fromEntries(squareMarks(state, whyNot, parseSquare(chosen)));

test('targets that would give check have a mark of their own', () => {
  const rook = marks('8/8/k7/8/8/8/8/1R5K w - - 0 1', 'b1');
  expect(rook).toMatchObject({ b6: 'forbidden', a1: 'forbidden', b2: 'move-dest', b8: 'move-dest' });
  expect(rook['h1']).toBeUndefined();
  expect(rook['c2']).toBeUndefined();
});

test('what checks forbid is marked as the reader wants it: never, or once a move has been tried', () => {
  const fen = '8/8/k7/8/8/8/8/1R5K w - - 0 1';
  expect(marks(fen, 'b1', 'off')['b6']).toBeUndefined();
  expect(marks(fen, 'b1', 'afterTry')['b6']).toBeUndefined();
  const state = shown(fen);
  const tried = { ...state, triedIn: state.game.start };
  expect(marks(fen, 'b1', 'afterTry', tried)).toMatchObject({ b6: 'forbidden', b2: 'move-dest' });
  expect(marks(fen, 'b1', 'off', tried)['b6']).toBeUndefined();
});

test('squares where the king would be attacked are hatched', () => {
  expect(marks('8/8/8/8/8/1r6/k7/6K1 w - - 0 1', 'g1')).toEqual({
    f1: 'move-dest',
    h1: 'move-dest',
    f2: 'move-dest',
    g2: 'move-dest',
    h2: 'move-dest',
  });
  expect(marks('8/8/8/8/8/k7/1r6/6K1 w - - 0 1', 'g1')).toMatchObject({ f2: 'attacked', f1: 'move-dest' });
});

test('a refused discovered check is drawn from the piece behind to the king, and rings both', () => {
  const position = at('8/8/8/8/k7/8/2N5/3B3K w - - 0 1');
  const move = uci('c2e3');
  expect(whyNotShapes(move, whyIllegal(position, move))).toEqual([
    { orig: 'd1', dest: 'a4', brush: 'attack' },
    { orig: 'a4', brush: 'attack' },
    { orig: 'c2', brush: 'shield' },
  ]);
});

const ROOK = '8/8/k7/8/8/8/8/1R5K w - - 0 1';

test.each([
  ['noPiece', ROOK, 'c3c4', ['c3']],
  ['notYourPiece', ROOK, 'a6a7', ['a6']],
  ['ownPieceThere', ROOK, 'b1h1', ['h1']],
  ['pieceCannotReach', ROOK, 'b1c3', ['c3']],
  ['blocked', '8/8/k7/8/8/8/1N6/1R5K w - - 0 1', 'b1b5', ['b2']],
  ['gameOver', '7K/8/8/8/8/8/k7/8 w - - 0 1', 'h8h7', ['h8']],
])('every reason has its drawing: %s', (kind, fen, move, squares) => {
  const position = at(fen);
  const reasons = whyIllegal(position, uci(move));
  expect(reasons.map((reason) => reason.kind)).toEqual([kind]);
  expect(whyNotShapes(uci(move), reasons).map(({ orig }) => orig)).toEqual(squares);
});

// Faults that other programs had with this game or with chess, each tried here.
import { expect, test } from 'vitest';
import { claimableWith, claims } from '../../src/game/claims.ts';
import { currentPosition, gameDests, newGame } from '../../src/game/game.ts';
import { parseFen } from '../../src/notation/fen.ts';
import { parseSan } from '../../src/notation/san.ts';
import { legalDests, legalMoves } from '../../src/rules/moves.ts';
import { positionOutcome } from '../../src/rules/outcome.ts';
import { play, startPosition } from '../../src/rules/position.ts';
import { squareName } from '../../src/rules/squares.ts';
import { makeUci } from '../../src/notation/uci.ts';
import { advanced, played, playedFrom, refused } from '../support/games.ts';
import { at, sanOf, square, uci } from '../support/at.ts';

const ucis = (fen: string) => legalMoves(at(fen)).map(makeUci);
const refusedFen = (fen: string) => {
  const parsed = parseFen(fen);
  return parsed.ok ? undefined : parsed.error.code;
};

test('chessops 0.15.0 let a king uncover its own rook', () => {
  const fen = '8/8/1rk4K/8/8/8/8/8 b - - 0 1';
  expect(ucis(fen).filter((move) => move.startsWith('c6'))).toEqual(['c6d6']);
  expect(ucis(fen)).toHaveLength(9);
});

test('an analysis board offered the king the squares off its rank', () => {
  const dests = legalDests(at('8/8/8/8/R2K3k/8/8/8 w - - 0 1'));
  expect(dests.get(square('d4'))?.map(squareName).toSorted()).toEqual(['c4', 'e4']);
});

test('a game with both kings at home was scored as lost', () => {
  const pending = at('7K/k7/8/8/8/8/8/8 b - - 0 1');
  for (const move of legalMoves(pending)) {
    const home = ['a7a8', 'a7b8'].includes(makeUci(move));
    expect(positionOutcome(play(pending, move))?.winner).toBe(home ? undefined : 'white');
  }
});

test('the board still took moves after the race', () => {
  const won = playedFrom('8/K7/6k1/8/8/8/8/R7 w - - 0 1', ['a7a8']);
  expect(gameDests(won).size).toBe(0);
  expect(refused(won, { type: 'move', move: uci('a1b1') })).toEqual({ code: 'gameOver' });
  expect(refused(won, { type: 'move', move: uci('g6g7') })).toEqual({ code: 'gameOver' });
});

test('castling and en passant fields came in with a set-up', () => {
  expect(refusedFen('8/8/8/8/8/1k6/8/R3K2R w KQ - 0 1')).toBe('castling');
  expect(ucis('8/8/8/8/8/1k6/8/R3K2R w - - 0 1').filter((move) => /^e1[ah]|e1[cg]1/.test(move))).toEqual([]);
});

test('the second game of a match was one of ordinary chess', () => {
  const first = played(newGame(), ['h2h3']);
  expect(currentPosition(first)).not.toEqual(startPosition);
  expect(newGame().start).toEqual(startPosition);
});

test('two rooks that can both go there were not told apart', () => {
  expect(sanOf(at('8/8/8/8/1k6/8/7K/R6R w - - 0 1'), 'a1e1')).toBe('Rae1');
});

test('a twin that may not go there made the move longer', () => {
  // The rook on d2 is pinned by the queen on a5, so only the other can go to h2.
  expect(sanOf(at('8/8/8/q7/8/5k2/3R4/4K2R w - - 0 1'), 'h1h2')).toBe('Rh2');
});

test('a capture without its sign was read by some and refused by others', () => {
  expect(parseSan(startPosition, 'Nc2')).toEqual({ ok: true, value: uci('e1c2') });
  expect(sanOf(startPosition, 'e1c2')).toBe('Nxc2');
});

test('a third occurrence by another order of moves was missed', () => {
  const loops = ['h2h3', 'a2a3', 'h3h2', 'a3a2', 'h2g3', 'a2b3', 'g3h2', 'b3a2'];
  expect(claims(played(newGame(), loops))).toEqual(['threefold']);
});

test('a claim of fifty moves with the move that completes them was missing, or lost the game', () => {
  const game = newGame({ start: at('8/8/8/8/5K2/8/2k5/8 w - - 99 120') });
  expect(claimableWith(game, uci('f4f5'))).toEqual(['fifty']);
  const claimed = advanced(game, { type: 'claim', color: 'white', rule: 'fifty', move: uci('f4f5') });
  expect(claimed.outcome).toEqual({ winner: undefined, reason: 'fifty' });
});

test('fifty moves ended the game unasked, or froze the board', () => {
  const game = playedFrom('8/8/8/8/5K2/8/2k5/8 w - - 99 120', ['f4f5']);
  expect(game.outcome).toBeUndefined();
  expect(played(game, ['c2c3', 'f5f4']).plies).toHaveLength(3);
});

test.each([
  ['two white kings and no black one', '8/8/8/1K6/8/8/Krbn4/8 w - - 0 1', 'kingCount'],
  ['kings that touch', '8/8/8/8/8/8/5kK1/8 w - - 0 1', 'kingAttacked'],
  ['a king attacked', '8/8/8/4R3/8/8/2K5/4k3 w - - 0 1', 'kingAttacked'],
  ['no king', '7R/8/8/8/8/8/8/8 w - - 0 1', 'kingCount'],
  ['an empty board', '8/8/8/8/8/8/8/8 w - - 0 1', 'kingCount'],
])('a set-up with %s was accepted', (_, fen, code) => {
  expect(refusedFen(fen)).toBe(code);
});

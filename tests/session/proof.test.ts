import { expect, test } from 'vitest';
import { proofShapes } from '../../src/board/proofShapes.ts';
import { advance } from '../../src/game/advance.ts';
import { type Game, newGame } from '../../src/game/game.ts';
import { squareName } from '../../src/rules/squares.ts';
import { proofOf } from '../../src/session/proof.ts';
import { en } from '../../src/session/proofMessages/en.ts';
import { fi } from '../../src/session/proofMessages/fi.ts';
import { ru } from '../../src/session/proofMessages/ru.ts';
import { LETTER_OF } from '../../src/notation/letters.ts';
import { proofText } from '../../src/session/proofText.ts';
import { at, uci } from '../support/at.ts';

function played(fen: string, ...moves: readonly string[]): Game {
  return moves.reduce(
    (game, move) => {
      const next = advance(game, { type: 'move', move: uci(move) });
      if (!next.ok) throw new Error(`${move}: ${next.error.code}`);
      return next.value;
    },
    newGame({ start: at(fen) }),
  );
}

test('an arrival that wins at once is proved by the guards of the eighth rank', () => {
  const game = played('3R4/1k5K/8/8/8/8/8/8 w - - 0 1', 'h7h8');
  const { arrived, closed } = proofOf(game);
  expect(arrived.map(squareName)).toEqual(['h8']);
  expect(closed.map(({ square, by }) => [squareName(square), by.map(squareName)])).toEqual([
    ['a8', ['d8']],
    ['b8', ['d8']],
    ['c8', ['d8']],
  ]);
  expect(proofText(en, game, LETTER_OF)).toBe(
    'Every way for Black’s king was closed: a8 (rook d8), b8 (rook d8), c8 (rook d8).',
  );
  expect(proofText(ru, game, LETTER_OF)).toContain('a8 (ладья d8)');
  expect(proofText(fi, game, LETTER_OF)).toContain('a8 (torni d8)');
});

test('a wasted reply is shown with the moves that would have drawn', () => {
  const game = played('8/1k4K1/8/8/8/8/8/8 w - - 0 1', 'g7g8', 'b7b6');
  expect(proofOf(game).missed).toEqual([uci('b7a8'), uci('b7b8'), uci('b7c8')]);
  expect(proofText(en, game, LETTER_OF)).toBe('Ka8, Kb8 or Kc8 would have drawn.');
});

test('a king too far away could not follow', () => {
  const game = played('8/6K1/8/8/1k6/8/8/8 w - - 0 1', 'g7g8');
  expect(proofOf(game).closed).toEqual([]);
  expect(proofText(en, game, LETTER_OF)).toBe(en.tooFar);
});

test('a stalemate shows every move that only a check forbids', () => {
  const game = played('1Q4R1/5K2/4B3/8/8/5N2/8/k7 w - - 0 1', 'f3d2');
  expect(game.outcome?.reason).toBe('stalemate');
  expect(proofOf(game).forbidden.map(({ to }) => squareName(to))).toEqual(['b1', 'a2', 'b2']);
  expect(proofText(en, game, LETTER_OF)).toBe(en.stalemate);
});

test('nothing is to be proved where players ended the game', () => {
  const resigned = advance(newGame(), { type: 'resign', color: 'black' });
  if (!resigned.ok) throw new Error(resigned.error.code);
  expect(proofText(en, resigned.value, LETTER_OF)).toBeUndefined();
});

/** Kings that walk to and fro until the position of the start stands for the third time. */
function repeated(): Game {
  const round = ['h2h3', 'a2a3', 'h3h2', 'a3a2'];
  const game = played('8/8/8/8/8/8/k6K/8 w - - 0 1', ...round, ...round);
  const claimed = advance(game, { type: 'claim', color: 'white', rule: 'threefold' });
  if (!claimed.ok) throw new Error(claimed.error.code);
  return claimed.value;
}

test('a position that came again is told with the moves after which it stood, and its way round is drawn', () => {
  const game = repeated();
  expect(proofOf(game).stood).toEqual([0, 4, 8]);
  expect(proofText(en, game, LETTER_OF)).toBe('It stood at the start, after 2…Ka2 and after 4…Ka2.');
  expect(proofText(ru, game, LETTER_OF)).toBe('Она стояла на доске в начале, после 2…Ka2 и после 4…Ka2.');
  expect(proofText(fi, game, LETTER_OF)).toBe(
    'Se oli laudalla alussa, siirron 2…Ka2 jälkeen ja siirron 4…Ka2 jälkeen.',
  );
  expect(proofShapes(game).map(({ orig, dest }) => `${orig}${dest}`)).toEqual([
    'h2h3',
    'a2a3',
    'h3h2',
    'a3a2',
  ]);
});

test('where Black begins, the moves after which a position stood keep their numbers', () => {
  const round = ['a2a3', 'h2h3', 'a3a2', 'h3h2'];
  const game = played('8/8/8/8/8/8/k6K/8 b - - 0 7', ...round, ...round, ...round, ...round);
  expect(game.outcome?.reason).toBe('fivefold');
  expect(proofText(en, game, LETTER_OF)).toBe(
    'It stood at the start, after 9.Kh2, after 11.Kh2, after 13.Kh2 and after 15.Kh2.',
  );
});

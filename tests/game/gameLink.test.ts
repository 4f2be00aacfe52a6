import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeGameLink, MAX_LINK_PLIES, parseGameLink } from '../../src/game/gameLink.ts';
import { newGame, type Game } from '../../src/game/game.ts';
import { startPosition } from '../../src/rules/position.ts';
import { advanced, played, playedFrom } from '../support/games.ts';
import { readVectors } from '../support/vectors.ts';

const link = (game: Game): string => makeGameLink(game) ?? '';
const told = (game: Game) => ({ sans: game.plies.map(({ san }) => san), outcome: game.outcome });
const read = (text: string, start = startPosition) => parseGameLink(start, text);

test.each(readVectors('games'))('game $id comes through a link', ({ initial_fen, moves_uci }) => {
  const game = playedFrom(initial_fen, moves_uci);
  const parsed = read(link(game), game.start);
  expect(parsed.ok && told(parsed.value)).toEqual(told(game));
});

const opening = played(newGame(), ['h2h3', 'a2b3', 'h3g4']);

test.each([
  advanced(opening, { type: 'resign', color: 'white' }),
  advanced(opening, { type: 'resign', color: 'black' }),
  advanced(opening, { type: 'agreeDraw' }),
  { ...opening, outcome: { winner: 'white', reason: 'flag' } } as const,
  { ...opening, outcome: { winner: 'black', reason: 'flag' } } as const,
  opening,
])('how players ended the game comes along', (game) => {
  const parsed = read(link(game));
  expect(parsed.ok && told(parsed.value)).toEqual(told(game));
});

test('a claimed draw comes along', () => {
  const loop = ['f4f5', 'c2c3', 'f5f4', 'c3c2', 'f4g4', 'c2d2', 'g4f4', 'd2c2'];
  const game = advanced(playedFrom('8/8/8/8/5K2/8/2k5/8 w - - 0 1', loop), {
    type: 'claim',
    color: 'white',
    rule: 'threefold',
  });
  const parsed = read(link(game), game.start);
  expect(parsed.ok && told(parsed.value)).toEqual(told(game));
});

test('a draw claimed after fifty moves comes along', () => {
  const game = advanced(playedFrom('8/8/8/8/5K2/8/2k5/6R1 w - - 99 60', ['f4f5']), {
    type: 'claim',
    color: 'black',
    rule: 'fifty',
  });
  const parsed = read(link(game), game.start);
  expect(parsed.ok && told(parsed.value)).toEqual(told(game));
});

test('a link stays readable for good', () => {
  expect(link(opening)).toBe('EADoOwxG');
  expect(read('EADoOwxG').ok).toBe(true);
});

describe('what is no link of ours', () => {
  const whole = link(opening);

  test.each(Array.from(whole, (_, n) => n))('cut off after %i characters is damaged', (n) => {
    expect(read(whole.slice(0, n))).toEqual({ ok: false, error: 'damaged' });
  });

  test('a changed character is noticed', () => {
    const changed = Array.from(
      whole,
      (old, n) => whole.slice(0, n) + (old === 'x' ? 'y' : 'x') + whole.slice(n + 1),
    );
    expect(changed.map((text) => read(text).ok)).toEqual(changed.map(() => false));
  });

  test('another start is not the game', () => {
    const elsewhere = playedFrom('8/8/8/8/5K2/8/2k5/8 w - - 0 1', []);
    expect(read(whole, elsewhere.start).ok).toBe(false);
  });

  /** Every answer to a text with whatever checksum. */
  const answers = (text: string, start = startPosition) => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('');
    const pairs = letters.flatMap((a) => letters.map((b) => a + b));
    return new Set(pairs.map((pair) => read(text + pair, start)).map((one) => (one.ok ? 'game' : one.error)));
  };

  test('a newer version, an ending nobody knows, and one of a game that is over are told apart', () => {
    const body = whole.slice(3, -2);
    expect(answers(`IAD${body}`)).toEqual(new Set(['damaged', 'newer']));
    expect(answers(`EAD${body}`)).toEqual(new Set(['damaged', 'game']));
    expect(answers(`EgD${body}`)).toEqual(new Set(['damaged']));
    const won = playedFrom('8/K7/6k1/8/8/8/8/R7 w - - 0 1', ['a7a8']);
    const text = link(won).slice(0, -2);
    expect(answers(text, won.start)).toEqual(new Set(['damaged', 'game']));
    for (const ending of ['Q', 'U'])
      expect(answers(`E${ending}${text.slice(2)}`, won.start)).toEqual(new Set(['damaged']));
  });

  test('any text is answered, and quickly', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3000 }), (text) => {
        expect(read(text).ok).toBe(false);
      }),
    );
  });

  test('moves after the end are damaged', () => {
    const won = playedFrom('8/K7/6k1/8/8/8/8/R7 w - - 0 1', ['a7a8']);
    const longer = { ...won, plies: [...won.plies, { ...won.plies[0]!, move: { from: 0, to: 1 } }] };
    expect(read(link(longer), won.start)).toEqual({ ok: false, error: 'damaged' });
  });
});

test('a game too long for a link has none', () => {
  const ply = opening.plies[0]!;
  expect(makeGameLink({ ...opening, plies: Array.from({ length: MAX_LINK_PLIES + 1 }, () => ply) })).toBe(
    undefined,
  );
});

test('sixty plies make a link of less than seventy characters', () => {
  const [long] = readVectors('games').filter(({ moves_uci }) => moves_uci.length >= 60);
  const game = playedFrom(long!.initial_fen, long!.moves_uci.slice(0, 60));
  expect(link(game).length).toBeLessThan(70);
});

import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/game/advance.ts';
import { remainingMs } from '../../src/game/clock.ts';
import { currentPosition, type Game, newGame } from '../../src/game/game.ts';
import { gameFromPgn, pgnFromGame, type PgnImport } from '../../src/game/pgn.ts';
import { timeControlFromTags } from '../../src/game/pgnTimeControl.ts';
import type { TimeControl } from '../../src/game/timeControl.ts';
import { parsePgn } from '../../src/notation/pgn.ts';
import type { PgnGame } from '../../src/notation/pgnTree.ts';
import { makePgn } from '../../src/notation/pgnWrite.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { startPosition } from '../../src/rules/position.ts';
import { at } from '../support/at.ts';
import { advanced, played, playedFrom } from '../support/games.ts';
import { outcomeOf, readVectors } from '../support/vectors.ts';

function read(text: string): PgnGame {
  const [reading] = parsePgn(text);
  if (!reading?.ok) throw new Error(`expected a whole game: ${JSON.stringify(reading)}`);
  return reading.value.game;
}

function imported(text: string): PgnImport {
  const result = gameFromPgn(read(text));
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const throughText = (game: Game): Game => imported(makePgn(pgnFromGame(game))).game;

const blitz: TimeControl = {
  kind: 'increment',
  initialMs: { white: 300_000, black: 300_000 },
  incrementMs: { white: 3000, black: 3000 },
};

test.each(readVectors('games'))('the recorded game $id comes back', (vector) => {
  const game = playedFrom(vector.initial_fen, vector.moves_uci);
  expect(throughText(game)).toEqual(game);
  expect(game.outcome).toEqual(outcomeOf(vector.outcome));
});

describe('any game comes back whole', () => {
  const side = fc.record({ white: fc.integer({ min: 60_000, max: 200_000 }), black: fc.constant(90_000) });
  const timeControl: fc.Arbitrary<TimeControl> = fc.record({
    kind: fc.constantFrom('increment', 'delay', 'bronstein'),
    initialMs: side,
    incrementMs: fc.record({ white: fc.nat(5000), black: fc.nat(5000) }),
  });
  const step = fc.record({
    choice: fc.nat(),
    thinkMs: fc.nat(4000),
    gift: fc.boolean(),
  });
  const start = fc.constantFrom(startPosition, at('8/8/8/8/8/1k6/8/R3R1K1 b - - 7 31'));
  const ending = fc.constantFrom<readonly GameEvent['type'][]>([], ['resign'], ['agreeDraw'], ['flag']);

  function play(game: Game, choices: readonly { choice: number; thinkMs: number; gift: boolean }[]): Game {
    let current = game;
    for (const { choice, thinkMs, gift } of choices) {
      const moves = legalMoves(currentPosition(current));
      if (current.outcome || moves.length === 0) break;
      const move = moves[choice % moves.length]!;
      const { turn } = currentPosition(current);
      if (gift && current.timeControl)
        current = advanced(current, { type: 'giveTime', color: turn, ms: 15_000 });
      current = advanced(current, { type: 'move', move, thinkMs });
    }
    return current;
  }

  function finish(game: Game, type: GameEvent['type'] | undefined): Game {
    if (game.outcome || !type) return game;
    const { turn } = currentPosition(game);
    if (type === 'resign') return advanced(game, { type, color: turn });
    if (type === 'flag' && game.timeControl)
      return advanced(game, { type, color: turn, thinkMs: 10_000_000 });
    return advanced(game, { type: 'agreeDraw' });
  }

  test(
    'moves, clocks, time given and outcome',
    () =>
      fc.assert(
        fc.property(
          start,
          fc.option(timeControl, { nil: undefined }),
          fc.array(step, { maxLength: 24 }),
          ending,
          (from, control, steps, [end]) => {
            const game = finish(
              play(newGame({ start: from, ...(control && { timeControl: control }) }), steps),
              end,
            );
            expect(throughText(game)).toEqual(game);
          },
        ),
        { numRuns: 60 },
      ),
    30_000,
  );
});

describe('why the players ended it', () => {
  const moves = '1. Kg3 Kb3';
  test.each([
    ['', '1-0', { winner: 'white', reason: 'resignation' }],
    ['[Termination "Abandoned"]', '0-1', { winner: 'black', reason: 'resignation' }],
    ['[Termination "Time forfeit"]', '0-1', { winner: 'black', reason: 'flag' }],
    ['[Termination "someone won on time"]', '1-0', { winner: 'white', reason: 'flag' }],
    ['[Termination "Time forfeit"]\n[TimeControl "60+0"]', '0-1', { winner: 'black', reason: 'flag' }],
    ['[Termination "Time forfeit"]\n[TimeControl "60+0"]', '1-0', { winner: 'white', reason: 'flag' }],
    ['', '1/2-1/2', { winner: undefined, reason: 'agreement' }],
  ])('%j, %s', (tags, result, outcome) =>
    expect(imported(`${tags}\n${moves} ${result}`)).toEqual({
      game: expect.objectContaining({ outcome }) as Game,
    }),
  );

  test('an open game stays open', () => expect(imported(`${moves} *`).game.outcome).toBeUndefined());

  const shuffle = ['h2h3', 'a2a3', 'h3h2', 'a3a2', 'h2h3', 'a2a3', 'h3h2', 'a3a2'];

  test('a draw that could be claimed was claimed, unless the record says agreed', () => {
    const claimed = advanced(played(newGame(), shuffle), {
      type: 'claim',
      color: 'white',
      rule: 'threefold',
    });
    expect(throughText(claimed)).toEqual(claimed);
    const pgn = makePgn(pgnFromGame(claimed)).replace('"Normal"', '"drawn by agreement"');
    expect(imported(pgn).game.outcome?.reason).toBe('agreement');
  });

  test('fifty moves', () => {
    const quiet = playedFrom('8/8/8/8/5K2/8/2k5/6R1 w - - 99 80', ['g1h1']);
    const claimed = advanced(quiet, { type: 'claim', color: 'black', rule: 'fifty' });
    expect(throughText(claimed)).toEqual(claimed);
  });

  test('a draw offer that stands is kept', () => {
    const offered = advanced(played(newGame(), ['h2h3', 'a2a3']), {
      type: 'move',
      move: { from: 23, to: 31 },
      offerDraw: true,
    });
    expect(offered.drawOffer).toBe('white');
    expect(throughText(offered)).toEqual(offered);
  });

  test('an offer ahead of the second move does not count', () =>
    expect(imported('1. Kg3= *').game).toEqual(played(newGame(), ['h2g3'])));
});

describe('where record and rules differ', () => {
  const round = 'Kh3 Ka3 Kh2 Ka2 ';

  test('moves behind the fifth repetition', () => {
    const result = gameFromPgn(read(`${round.repeat(4)} Kg3 *`));
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'movesAfterEnd', ply: 16, legalPart: { outcome: { reason: 'fivefold' } } },
    });
  });

  test('another result than the fifth repetition gives', () =>
    expect(imported(`${round.repeat(4)} 1-0`)).toMatchObject({
      game: { outcome: { reason: 'fivefold' } },
      notice: { code: 'resultOnBoard', told: '1-0', board: '1/2-1/2' },
    }));

  test('a move that is not legal is our own fault: a reading has none', () => {
    const pgn = read('1. Kg3 *');
    const [move] = pgn.line.moves;
    const wrong = { ...pgn, line: { moves: [{ ...move!, move: { from: 0, to: 63 } }], end: [] } };
    expect(() => gameFromPgn(wrong)).toThrow('illegalMove');
  });
});

describe('clocks', () => {
  test('of a live game on a large site', () => {
    const { game } = imported(readFileSync('tests/fixtures/pgn/lichess.pgn', 'utf8'));
    expect(game.timeControl).toEqual({
      kind: 'increment',
      initialMs: { white: 180_000, black: 180_000 },
      incrementMs: { white: 2000, black: 2000 },
    });
    expect(remainingMs(game, 'white')).toBe(145_000);
    expect(remainingMs(game, 'black')).toBe(166_000);
    expect(game.plies[2]?.thinkMs).toBe(7000);
    expect(game.outcome).toEqual({ winner: 'white', reason: 'whiteReached' });
  });

  test('a clock that shows 0 flags nobody', () => {
    const { game } = imported(
      '[TimeControl "60+0"]\n1. Kg3 {[%clk 0:00:00]} Kb3 {[%clk 0:01:00]} 2. Kh4 {[%clk 0:00:00]} *',
    );
    expect(game.plies).toHaveLength(3);
    expect(game.outcome).toBeUndefined();
    expect(remainingMs(game, 'white')).toBe(1);
  });

  test('are written as they stood after each move', () => {
    let game = newGame({ timeControl: blitz });
    game = advanced(game, { type: 'move', move: { from: 15, to: 22 }, thinkMs: 5000 });
    game = advanced(game, { type: 'move', move: { from: 8, to: 17 }, thinkMs: 2250.4 });
    const pgn = makePgn(pgnFromGame(game, new Map([['White', 'Ada']])));
    expect(pgn).toContain('[White "Ada"]');
    expect(pgn).toContain('[TimeControl "300+3"]\n[Termination "Unterminated"]');
    expect(pgn).toContain('1. Kg3 { [%clk 0:04:58] } 1... Kb3 { [%clk 0:05:00.75] } *');
  });

  test('a game on time', () => {
    let game = advanced(newGame({ timeControl: blitz }), { type: 'move', move: { from: 15, to: 22 } });
    game = advanced(game, { type: 'flag', color: 'black', thinkMs: 300_000 });
    expect(pgnFromGame(game).tags.get('Termination')).toBe('Time forfeit');
    expect(throughText(game)).toEqual(game);
  });

  test.each([
    ['300+3', 300, 3],
    ['300', 300, 0],
    ['0.5+1.5', 0.5, 1.5],
    ['5 | 3', 300, 3],
    ['1|0', 60, 0],
  ])('%s', (text, initial, increment) =>
    expect(timeControlFromTags(new Map([['TimeControl', text]]))).toEqual({
      kind: 'increment',
      initialMs: { white: initial * 1000, black: initial * 1000 },
      incrementMs: { white: increment * 1000, black: increment * 1000 },
    }),
  );

  test.each(['-', '?', '', '40/7200:3600', '1/259200', '*180', '0+0', '10+', 'five'])(
    '%j is no clock of ours',
    (text) => expect(timeControlFromTags(new Map([['TimeControl', text]]))).toBeUndefined(),
  );

  test('time for one side only is no clock', () =>
    expect(timeControlFromTags(new Map([['WhiteTimeControl', '60+0']]))).toBeUndefined());
});

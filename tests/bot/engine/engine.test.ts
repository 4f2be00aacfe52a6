import { expect, test } from 'vitest';
import { createEngine, type Limits, type SearchResult } from '../../../src/bot/engine/engine.ts';
import { makeUci } from '../../../src/notation/uci.ts';
import { isLegal } from '../../../src/rules/moves.ts';
import { type Move, play, type Position, startPosition } from '../../../src/rules/position.ts';
import { at, uci } from '../../support/at.ts';
import { readVectors } from '../../support/vectors.ts';

const engine = createEngine({ hashMb: 4 });
const timeless = { now: () => 0 };

const movesOf = (text: string): Move[] => text.split(' ').map(uci);

function think(start: Position, limits: Limits, moves: readonly Move[] = []): SearchResult {
  engine.newGame();
  engine.setPosition(start, moves);
  return engine.search(limits, timeless);
}

const best = (result: SearchResult): string | undefined => result.bestMove && makeUci(result.bestMove);

test('White arrives where Black cannot follow', () => {
  const result = think(at('8/1K6/8/8/8/8/6k1/8 w - - 0 1'), { depth: 4 });
  expect(result.bestMove?.to).toBeGreaterThanOrEqual(56);
  expect(result.lines[0]?.score.winIn).toBe(1);
});

test('Black follows White to the goal for a draw', () => {
  const result = think(at('1K6/6k1/8/8/8/8/8/8 b - - 0 1'), { depth: 4 });
  expect(result.bestMove?.to).toBeGreaterThanOrEqual(56);
  expect(result.lines[0]?.score.centipawns).toBe(0);
});

test('Black, to move, wins the race from the same rank; White only draws it', () => {
  expect(think(at('8/8/8/1K4k1/8/8/8/8 b - - 0 1'), { depth: 10 }).lines[0]?.score.winIn).toBe(5);
  expect(think(at('8/8/8/1K4k1/8/8/8/8 w - - 0 1'), { depth: 10 }).lines[0]?.score.centipawns).toBe(0);
});

test('a finished game and a stalemate have no best move', () => {
  expect(think(at('k7/8/8/8/8/8/8/7K w - - 0 1'), { depth: 3 }).bestMove).toBeUndefined();
  expect(think(at('8/8/8/2r5/2b4K/q7/2r1b2k/8 w - - 97 70'), { depth: 3 }).bestMove).toBeUndefined();
});

test('slices change nothing: the same move, score and nodes', () => {
  const whole = think(startPosition, { nodes: 20_000 });
  engine.newGame();
  engine.setPosition(startPosition, []);
  let now = 0;
  const sliced = engine.start({ nodes: 20_000 }, { now: () => (now += 1) });
  let result: SearchResult | undefined;
  let slices = 0;
  while (!(result = sliced.step(1))) slices++;
  expect(slices).toBeGreaterThan(10);
  expect(result).toEqual(whole);
});

test('a stopped search still has a best move', () => {
  engine.setPosition(startPosition, []);
  const result = engine.start({}, timeless).stop();
  expect(result.depth).toBe(1);
  expect(best(result)).toBeDefined();
});

test('wherever a search is cut off, the move keeps the line that the last whole depth had found behind it', () => {
  let cutOffWithTheSameMove = 0;
  for (let nodes = 3000; nodes < 12_000; nodes += 150) {
    engine.newGame();
    engine.setPosition(startPosition, movesOf('h2h3 a2a3'));
    let known: readonly Move[] = [];
    const { lines } = engine.search(
      { nodes },
      { ...timeless, onInfo: (info) => (known = info.lines[0]!.moves) },
    );
    if (makeUci(lines[0]!.moves[0]!) !== makeUci(known[0]!)) continue;
    cutOffWithTheSameMove++;
    expect(lines[0]!.moves.length, `${nodes} positions`).toBeGreaterThan(1);
  }
  expect(cutOffWithTheSameMove).toBeGreaterThan(20);
});

test('a node limit too small for one iteration still brings a move', () => {
  expect(best(think(startPosition, { nodes: 1 }))).toBeDefined();
});

test('with as many lines as moves, every move has its score, best first', () => {
  const { lines } = think(startPosition, { depth: 2, multiPv: 512 });
  expect(new Set(lines.map((line) => makeUci(line.moves[0]!))).size).toBe(21);
  const scores = lines.map((line) => line.score.centipawns);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test('a repetition is worth a draw', () => {
  const lone = at('8/8/8/8/8/k7/8/7K w - - 0 1');
  const shuffled = think(lone, { depth: 1, multiPv: 512 }, movesOf('h1h2 a3a2 h2h1 a2a3'));
  const back = shuffled.lines.find((line) => makeUci(line.moves[0]!) === 'h1h2');
  expect(back?.score.centipawns).toBe(0);
});

test('the same seed overlooks the same replies, and full strength is as before', () => {
  const weak = { depth: 3, multiPv: 512, perception: { blindness: 0.3, misjudgement: 60, seed: 7 } };
  const strong = think(startPosition, { depth: 6 });
  expect(think(startPosition, weak)).toEqual(think(startPosition, weak));
  expect(think(startPosition, { depth: 6 })).toEqual(strong);
});

test("the board of any set-up position is the engine's too", () => {
  for (const { fen, legal } of readVectors('positions')) {
    engine.setPosition(at(fen), []);
    expect([fen, engine.legalMoves().map(makeUci).toSorted()]).toEqual([fen, legal]);
  }
});

test('the best line is made of legal moves', () => {
  const { lines } = think(startPosition, { nodes: 10_000 });
  let position: Position = startPosition;
  for (const move of lines[0]!.moves) {
    expect(isLegal(position, move)).toBe(true);
    position = play(position, move);
  }
  expect(lines[0]!.moves.length).toBeGreaterThan(3);
});

test('a long game before the search, shuffled without a capture, is borne', () => {
  const shuffle = Array.from({ length: 600 }, () => movesOf('h2h3 a2a3 h3h2 a3a2')).flat();
  expect(best(think(startPosition, { depth: 2 }, shuffle))).toBeDefined();
});

test('a board full of knights is searched without harm', () => {
  const crowd = at('NNNNNNNN/NNNNNNNN/NNNNNNNN/8/8/8/8/k6K w - - 0 1');
  expect(best(think(crowd, { nodes: 5000 }))).toBeDefined();
});

import { describe, expect, it } from 'vitest';
import type { End } from '../../../scripts/match/referee.ts';
import {
  faultsOf,
  type Finished,
  type Pair,
  pairings,
  pointsOf,
  table,
} from '../../../scripts/match/tally.ts';
import { newGame } from '../../../src/game/game.ts';
import type { Color } from '../../../src/rules/board.ts';

const finished = (ours: Color, winner: Color | undefined, end: End, ms = 100): Finished => ({
  ours,
  played: { game: newGame(), winner, end, slowestMs: { white: ms, black: 2 * ms } },
});

const won: Pair = [finished('white', 'white', 'whiteReached'), finished('black', 'black', 'blackReached')];
const shared: Pair = [finished('white', 'white', 'tooLate'), finished('black', 'white', 'illegalMove', 120)];
const drawn: Pair = [finished('white', undefined, 'fivefold'), finished('black', undefined, 'tooLong')];

describe('the tally of a match', () => {
  it('gives points to the side that was ours', () => {
    expect([...won, ...shared, ...drawn].map(pointsOf)).toEqual([1, 1, 1, 0, 0.5, 0.5]);
  });

  it('lays a fault to the side that lost by it', () => {
    expect(faultsOf(shared, 'ours')).toEqual({ tooLate: 0, illegalMove: 1, crash: 0 });
    expect(faultsOf(shared, 'theirs')).toEqual({ tooLate: 1, illegalMove: 0, crash: 0 });
  });

  it('is printed with everything', () => {
    const lines = table([won, won, shared, drawn], { ours: 'ours', theirs: 'theirs' });
    const rows = Object.fromEntries(lines.map((line) => line.split(/ {2,}/)));
    expect(rows).toMatchObject({
      games: '8',
      'won, drawn, lost': '5, 2, 1',
      'with White': '3, 1, 0',
      'with Black': '2, 1, 1',
      'pairs with 0, ½, 1, 1½, 2 points': '0, 0, 2, 0, 2',
      'ended by': 'whiteReached 2, blackReached 2, tooLate 1, illegalMove 1, fivefold 1, tooLong 1',
      ours: 'lost on time 0, illegal moves 1, crashes 0, slowest answer 240 ms',
      theirs: 'lost on time 1, illegal moves 0, crashes 0, slowest answer 200 ms',
    });
    expect(rows['score']).toMatch(/^75\.0 % \[\d+\.\d, \d+\.\d\]$/);
    expect(rows['Elo']).toMatch(/^191 \[-?\d+, \d+\]$/);
  });

  it('knows no bounds where all was won', () => {
    const lines = table([won], { ours: 'ours', theirs: 'theirs' });
    expect(lines.find((line) => line.startsWith('Elo'))).toMatch(/∞ \[-?\d+, ∞\]$/);
  });
});

describe('the openings of a match', () => {
  const openings = [['h2h3'], ['g2g3']];

  it('are one for each two games, in turn', () => {
    expect(pairings(openings, 6)).toEqual([['h2h3'], ['g2g3'], ['h2h3']]);
  });

  it('make up a pair where the games are odd', () => {
    expect(pairings(openings, 3)).toHaveLength(2);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Answer, GRACE_MS, type Mover, playGame } from '../../../scripts/match/referee.ts';

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

/** An engine that says what it was given, one answer after the other. */
function scripted(answers: readonly (string | Answer)[], asked: string[][] = []): Mover {
  let next = 0;
  return {
    name: 'scripted',
    newGame: async () => void (next = 0),
    bestMove: async (moves) => {
      asked.push([...moves]);
      const answer = answers[next++ % answers.length] ?? { kind: 'died' };
      return typeof answer === 'string' ? { kind: 'move', uci: answer, ms: 10 } : answer;
    },
  };
}

const late = (uci: string, ms: number): Answer => ({ kind: 'move', uci, ms });

/** Both kings run; Black is one ply behind. */
const WHITE_RUNS = words('h2h3 h3h4 h4h5 h5h6 h6g7 g7g8');
const BLACK_RUNS = words('a2a3 a3a4 a4a5 a5a6 a6b7 b7b8');

describe('a game between two engines', () => {
  it('ends as the rules say', async () => {
    const played = await playGame({ white: scripted(WHITE_RUNS), black: scripted(BLACK_RUNS) }, [], 100);
    expect(played.end).toBe('bothReached');
    expect(played.winner).toBeUndefined();
    expect(played.game.plies).toHaveLength(12);
  });

  it('goes on from the opening, and tells both engines all the moves', async () => {
    const asked: string[][] = [];
    const white = scripted(['e1d3', { kind: 'died' }], asked);
    const black = scripted(['b3a4'], asked);
    const played = await playGame({ white, black }, ['f2d4', 'a2b3'], 100);
    expect(asked).toEqual([
      ['f2d4', 'a2b3'],
      ['f2d4', 'a2b3', 'e1d3'],
      ['f2d4', 'a2b3', 'e1d3', 'b3a4'],
    ]);
    expect(played.game.plies).toHaveLength(4);
  });

  it('is no game where the opening is not legal', async () => {
    const movers = { white: scripted(WHITE_RUNS), black: scripted(BLACK_RUNS) };
    await expect(playGame(movers, ['h2h3', 'a2a4'], 100)).rejects.toThrow('a2a4');
  });

  it('is lost by an illegal move, of whatever kind', async () => {
    for (const wrong of ['h2h4', 'a2a3', 'e2e4q', '(none)', '']) {
      const played = await playGame({ white: scripted([wrong]), black: scripted(BLACK_RUNS) }, [], 100);
      expect([played.end, played.winner, played.game.plies.length]).toEqual(['illegalMove', 'black', 0]);
    }
  });

  it('is lost by an engine that dies, hangs, or answers after its time and the grace', async () => {
    const ends = async (answer: Answer): Promise<unknown> => {
      const black = scripted(['a2a3', answer]);
      const played = await playGame({ white: scripted(WHITE_RUNS), black }, [], 100);
      expect(played.winner).toBe('white');
      return played.end;
    };
    expect(await ends({ kind: 'died' })).toBe('crash');
    expect(await ends({ kind: 'silent' })).toBe('tooLate');
    expect(await ends(late('a3a4', 100 + GRACE_MS + 1))).toBe('tooLate');
  });

  it('goes on where an answer comes within the grace, and remembers the slowest', async () => {
    const white = scripted([...WHITE_RUNS.slice(0, 5), late('g7g8', 100 + GRACE_MS)]);
    const played = await playGame({ white, black: scripted(BLACK_RUNS) }, [], 100);
    expect(played.end).toBe('bothReached');
    expect(played.slowestMs).toEqual({ white: 100 + GRACE_MS, black: 10 });
  });

  it('is a draw when a position comes for the fifth time', async () => {
    const white = scripted(words('h2h3 h3h2'));
    const black = scripted(words('a2a3 a3a2'));
    const played = await playGame({ white, black }, [], 100);
    expect([played.end, played.winner, played.game.plies.length]).toEqual(['fivefold', undefined, 16]);
  });

  it('is a draw when it has become too long', async () => {
    const movers = { white: scripted(WHITE_RUNS), black: scripted(BLACK_RUNS) };
    const played = await playGame(movers, [], 100, 11);
    expect([played.end, played.winner, played.game.plies.length]).toEqual(['tooLong', undefined, 11]);
  });
});

describe('the openings of a match', () => {
  const openings = readFileSync('tools/match/openings.txt', 'utf8').trim().split('\n');

  it('are a hundred, all different', () => {
    expect(new Set(openings).size).toBe(100);
  });

  it('and legal', async () => {
    const dead = scripted([{ kind: 'died' }]);
    for (const opening of openings) {
      const played = await playGame({ white: dead, black: dead }, opening.split(' '), 100);
      expect(played.end).toBe('crash');
    }
  });
});

import { describe, expect, test } from 'vitest';
import { selfPlayGames, type GameWork } from '../../../scripts/train/games.ts';
import { sampleCount } from '../../../scripts/train/samples.ts';
import { compileEngine } from '../../../scripts/wasm/compile.ts';

const GAMES = 5;

async function firstGames(work: GameWork, processes: number): Promise<readonly Int16Array[]> {
  const games: Int16Array[] = [];
  for await (const lanes of selfPlayGames(work, processes)) if (games.push(lanes) === GAMES) break;
  return games;
}

describe('training games', () => {
  test('are the same, in the same order, from one process and from three', async () => {
    const work: GameWork = {
      core: (await compileEngine()) as Uint8Array<ArrayBuffer>,
      netFile: 'src/bot/net/racing-kings.net',
      series: 1,
      options: { nodes: 60, opening: [2, 10], strayChance: 0.1, strayPlies: 40 },
    };
    const [one, three] = await Promise.all([firstGames(work, 1), firstGames(work, 3)]);
    expect(three).toEqual(one);
    expect(one.map(sampleCount).every((count) => count > 0 && Number.isInteger(count))).toBe(true);
    expect(new Set(one.map(String)).size).toBe(GAMES);
  }, 60_000);

  test('end with an error where a process can’t begin', async () => {
    const options = { nodes: 1, opening: [0, 0], strayChance: 0, strayPlies: 0 } as const;
    const work = { core: new Uint8Array(8), netFile: 'no such file', series: 0, options };
    await expect(selfPlayGames(work, 1).next()).rejects.toThrow('has ended');
  }, 30_000);
});

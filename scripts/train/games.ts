import { fork } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SelfPlayOptions } from './selfPlay.ts';

/** What every process has to know. */
export interface GameWork {
  /** The engine's WebAssembly: both builds play move for move the same, this one in a third of the time. */
  readonly core: Uint8Array<ArrayBuffer>;
  /** The net that judges; by hand without one. */
  readonly netFile: string | undefined;
  /** Names a series of games: each has openings and random moves of its own. */
  readonly series: number;
  readonly options: SelfPlayOptions;
}

const PLAYER = fileURLToPath(new URL('gamePlayer.ts', import.meta.url));

/** Games that wait at each process, so that none is idle while another finishes a long one. */
const AHEAD = 16;

/**
 * The samples of game 0, 1, 2 and so on without end, played by so many processes. A game hangs on its number alone, so the
 * same samples come in the same order from any number of processes. Throws when a process ends by itself.
 */
export async function* selfPlayGames(work: GameWork, processes: number): AsyncGenerator<Int16Array> {
  const players = Array.from({ length: processes }, () =>
    fork(PLAYER, { execArgv: ['--import', 'tsx'], serialization: 'advanced' }),
  );
  const played = players.map((player) => on(player, 'message', { close: ['exit'] }));
  const ask = (game: number): void => void players[game % processes]!.send(game);
  for (const player of players) player.send(work);
  for (let game = 0; game < processes * AHEAD; game++) ask(game);
  try {
    for (let game = 0; ; game++) {
      const { done, value } = await played[game % processes]!.next();
      if (done === true) throw new Error(`the process that should play game ${game} has ended`);
      ask(game + processes * AHEAD);
      yield value[0] as Int16Array;
    }
  } finally {
    for (const player of players) player.kill();
  }
}

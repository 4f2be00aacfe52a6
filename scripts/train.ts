// npm run train: trains the engine's net from nothing, by games against itself (docs/ENGINE.md, "Net"), on all cores.
// Every step leaves a file in .cache/train and is not repeated while the file is there.
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { writeNet } from '../src/bot/net/format.ts';
import { fit } from './train/fit.ts';
import { selfPlayGames } from './train/games.ts';
import { createModel } from './train/model.ts';
import { quantise } from './train/quantise.ts';
import { LANES, sampleCount, targetOf } from './train/samples.ts';
import type { SelfPlayOptions } from './train/selfPlay.ts';
import { compileEngine } from './wasm/compile.ts';

const FOLDER = '.cache/train';
const TARGET = 'src/bot/net/racing-kings.net';

interface Generation {
  /** Names its openings and random moves: the engine never plays a series twice. */
  readonly series: number;
  /** Positions to collect, from games of the engine with the net of the generation before, by hand the first. */
  readonly samples: number;
  /** Positions visited for each move of those games. */
  readonly nodes: number;
  /** Whether it learns from the positions of the generation before as well. */
  readonly alsoBefore: boolean;
}

const GENERATIONS: readonly Generation[] = [
  { series: 0, samples: 350_000, nodes: 400, alsoBefore: false },
  // What was judged by hand is of use to the first net only.
  { series: 1, samples: 700_000, nodes: 400, alsoBefore: false },
  { series: 2, samples: 1_500_000, nodes: 400, alsoBefore: true },
  { series: 3, samples: 2_500_000, nodes: 400, alsoBefore: true },
  { series: 4, samples: 3_000_000, nodes: 400, alsoBefore: true },
  // Searched four times as long, and better alone: shorter searches in the same lot make the net weaker.
  { series: 8, samples: 15_300_000, nodes: 1600, alsoBefore: false },
];

const EPOCHS = 20;

const SELF_PLAY: Omit<SelfPlayOptions, 'nodes'> = { opening: [2, 10], strayChance: 0.03, strayPlies: 40 };

/** The score in centipawns that stands for one logit: what fits the results of the engine's games best. */
const SCALE = 100;
/** How much of the target is the search's score; the rest is the game's result. */
const SEARCH_SHARE = 0.7;
const VALIDATION_SHARE = 0.04;
/** The engine counts in tenths of a centipawn. */
const ENGINE_SCALE = SCALE * 10;

const FIT = { batch: 4096, rate: 0.002, decay: 0.001, seed: 1 } as const;

const samplesFile = (generation: number): string => `${FOLDER}/samples-${generation}.bin`;
const netFile = (generation: number): string => `${FOLDER}/generation-${generation}.net`;

/** Writes a file in one piece, so that a run that was cut off leaves no half of it. */
function writeWhole(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

/** Plays until there are samples enough; they are written as they come. */
async function playGames(generation: number, { series, samples, nodes }: Generation): Promise<void> {
  const netBefore = generation > 0 ? netFile(generation - 1) : undefined;
  const work = { core, netFile: netBefore, series, options: { ...SELF_PLAY, nodes } };
  const file = `${samplesFile(generation)}.part`;
  const written = openSync(file, 'w');
  let [count, games] = [0, 0];
  for await (const lanes of selfPlayGames(work, availableParallelism())) {
    writeSync(written, lanes);
    count += sampleCount(lanes);
    if (++games % 1000 === 0) console.log(`generation ${generation}: ${games} games, ${count} positions`);
    if (count >= samples) break;
  }
  closeSync(written);
  truncateSync(file, samples * LANES * Int16Array.BYTES_PER_ELEMENT);
  renameSync(file, samplesFile(generation));
}

/** What a generation learns from, oldest first: the newest are held back for validation. */
function samplesOf(generation: number, alsoBefore: boolean): Int16Array {
  const generations = alsoBefore ? [generation - 1, generation] : [generation];
  const files = generations.map((one) => readFileSync(samplesFile(one)));
  return new Int16Array(new Uint8Array(Buffer.concat(files)).buffer);
}

async function trainNet(generation: number, { alsoBefore }: Generation): Promise<void> {
  const lanes = samplesOf(generation, alsoBefore);
  const model = await createModel(lanes, (sample) => targetOf(lanes, sample, SCALE, SEARCH_SHARE));
  fit(model, Math.ceil(model.size * VALIDATION_SHARE), {
    ...FIT,
    epochs: EPOCHS,
    onEpoch: ({ epoch, trained, validated }) =>
      console.log(
        `generation ${generation}, epoch ${epoch}: ${trained.toFixed(5)} trained, ${validated.toFixed(5)} validated`,
      ),
  });
  writeWhole(netFile(generation), writeNet(quantise(model.parameters, ENGINE_SCALE)));
}

const core = (await compileEngine()) as Uint8Array<ArrayBuffer>;

mkdirSync(FOLDER, { recursive: true });
for (const [generation, options] of GENERATIONS.entries()) {
  if (!existsSync(samplesFile(generation))) await playGames(generation, options);
  if (!existsSync(netFile(generation))) await trainNet(generation, options);
}
copyFileSync(netFile(GENERATIONS.length - 1), TARGET);

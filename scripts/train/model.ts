import { BUCKETS, HIDDEN, INPUTS } from '../../src/bot/net/shape.ts';
import { compile } from '../wasm/compile.ts';
import { LANES, menOf, sampleCount } from './samples.ts';
import { bucketOf } from '../../src/bot/net/inputs.ts';
import { normal } from './random.ts';

/** Where each layer begins in the one array of parameters. */
export const OFFSETS = (() => {
  const hiddenBias = INPUTS * HIDDEN;
  const outputs = hiddenBias + HIDDEN;
  const outputBias = outputs + BUCKETS * 2 * HIDDEN;
  return { inputs: 0, hiddenBias, outputs, outputBias, end: outputBias + BUCKETS };
})();

/** Random small weights; the bias opens most units a little, so that all of them learn from the start. */
export function drawParameters(parameters: Float32Array, random: () => number): void {
  for (let i = 0; i < OFFSETS.hiddenBias; i++) parameters[i] = normal(random) * 0.12;
  parameters.fill(0.3, OFFSETS.hiddenBias, OFFSETS.outputs);
  for (let i = OFFSETS.outputs; i < OFFSETS.outputBias; i++) parameters[i] = normal(random) * 0.12;
  parameters.fill(0, OFFSETS.outputBias);
}

/** What wasm/learn.ts exports. */
interface Arithmetic {
  readonly memory: WebAssembly.Memory;
  readonly parameters: WebAssembly.Global;
  readonly gradient: WebAssembly.Global;
  readonly lanes: WebAssembly.Global;
  readonly men: WebAssembly.Global;
  readonly buckets: WebAssembly.Global;
  readonly targets: WebAssembly.Global;
  readonly order: WebAssembly.Global;
  readonly reserve: (samples: number) => void;
  readonly forward: (sample: number, mirror: number) => number;
  readonly learn: (start: number, end: number) => number;
  readonly measure: (start: number, end: number) => number;
}

/** A net being trained, with its samples. */
export interface Model extends Pick<Arithmetic, 'forward' | 'learn' | 'measure'> {
  readonly size: number;
  readonly parameters: Float32Array;
  readonly gradient: Float32Array;
  /** Samples in the order they are learned: number times two, plus one where it is seen mirrored. */
  readonly order: Uint32Array;
}

/** Hands the samples to the trainer; `target` gives the chance that the net should learn for a sample. */
export async function createModel(lanes: Int16Array, target: (sample: number) => number): Promise<Model> {
  const binary = (await compile('scripts/train/wasm/learn.ts')) as Uint8Array<ArrayBuffer>;
  const { instance } = await WebAssembly.instantiate(binary, { env: { abort: fail } });
  const arithmetic = instance.exports as unknown as Arithmetic;
  const size = sampleCount(lanes);
  arithmetic.reserve(size);
  const { buffer } = arithmetic.memory;
  const start = ({ value }: WebAssembly.Global): number => value as number;
  new Int16Array(buffer, start(arithmetic.lanes), size * LANES).set(lanes);
  const men = new Uint8Array(buffer, start(arithmetic.men), size);
  const buckets = new Uint8Array(buffer, start(arithmetic.buckets), size);
  const targets = new Float32Array(buffer, start(arithmetic.targets), size);
  for (let sample = 0; sample < size; sample++) {
    men[sample] = menOf(lanes, sample);
    buckets[sample] = bucketOf(men[sample]!);
    targets[sample] = target(sample);
  }
  const { forward, learn, measure } = arithmetic;
  return {
    size,
    parameters: new Float32Array(buffer, start(arithmetic.parameters), OFFSETS.end),
    gradient: new Float32Array(buffer, start(arithmetic.gradient), OFFSETS.end),
    order: new Uint32Array(buffer, start(arithmetic.order), size),
    forward,
    learn,
    measure,
  };
}

function fail(): never {
  throw new Error('the trainer failed');
}

import { LIMITS, OUTPUT_UNIT } from '../../src/bot/net/format.ts';
import { UNIT } from '../../src/bot/net/shape.ts';
import { OFFSETS, backward, forward, newParameters, newPass, type DataSet } from './model.ts';
import { randomFrom } from '../../src/bot/random.ts';
import { shuffle } from './random.ts';

export interface FitOptions {
  readonly epochs: number;
  readonly batch: number;
  readonly rate: number;
  readonly decay: number;
  readonly seed: number;
  /** Told after every epoch. */
  readonly onEpoch?: (report: EpochReport) => void;
}

export interface EpochReport {
  readonly epoch: number;
  readonly trained: number;
  readonly validated: number;
}

/** The largest size of each parameter that the stored net can hold. */
const BOUNDS: readonly (readonly [end: number, bound: number])[] = [
  [OFFSETS.hiddenBias, LIMITS.input / UNIT],
  [OFFSETS.outputs, LIMITS.hiddenBias / UNIT],
  [OFFSETS.outputBias, LIMITS.output / OUTPUT_UNIT],
  [OFFSETS.end, LIMITS.outputBias / (UNIT * UNIT * OUTPUT_UNIT)],
];

/** Adam with decoupled weight decay (Loshchilov and Hutter); keeps parameters within the format's bounds. */
function adam(parameters: Float32Array, decay: number) {
  const mean = new Float32Array(parameters.length);
  const square = new Float32Array(parameters.length);
  let [meanPower, squarePower] = [1, 1];
  return (gradient: Float32Array, scale: number, rate: number): void => {
    meanPower *= 0.9;
    squarePower *= 0.999;
    const step = rate / (1 - meanPower);
    const correction = 1 / (1 - squarePower);
    let i = 0;
    for (const [end, bound] of BOUNDS)
      for (; i < end; i++) {
        const g = gradient[i]! * scale;
        const m = 0.9 * mean[i]! + 0.1 * g;
        const v = 0.999 * square[i]! + 0.001 * g * g;
        mean[i] = m;
        square[i] = v;
        const next = parameters[i]! * (1 - rate * decay) - (step * m) / (Math.sqrt(v * correction) + 1e-8);
        parameters[i] = Math.min(bound, Math.max(-bound, next));
      }
  };
}

/** Mean squared error of the chances over a data set. */
function meanError(parameters: Float32Array, data: DataSet): number {
  const pass = newPass();
  let sum = 0;
  for (let sample = 0; sample < data.size; sample++)
    sum += (forward(parameters, data, sample, false, pass) - data.targets[sample]!) ** 2;
  return sum / data.size;
}

/** Full rate for the first half of the run, then down to a fiftieth. */
const rateAt = (progress: number, rate: number): number =>
  progress < 0.5 ? rate : rate * 0.02 ** (2 * progress - 1);

/** Trains a net from random weights; every sample is seen once an epoch, as it is or mirrored by chance. */
export function fit(training: DataSet, validation: DataSet, options: FitOptions): Float32Array {
  const random = randomFrom(options.seed);
  const parameters = newParameters(random);
  const gradient = new Float32Array(parameters.length);
  const step = adam(parameters, options.decay);
  const order = Uint32Array.from({ length: training.size }, (_, i) => i);
  const pass = newPass();
  for (let epoch = 1; epoch <= options.epochs; epoch++) {
    shuffle(order, random);
    let error = 0;
    for (let start = 0; start < order.length; start += options.batch) {
      const batch = order.subarray(start, start + options.batch);
      gradient.fill(0);
      for (const sample of batch) {
        const mirror = random() < 0.5;
        const chance = forward(parameters, training, sample, mirror, pass);
        error += backward(parameters, gradient, training, sample, mirror, chance, pass);
      }
      const progress = (epoch - 1 + start / order.length) / options.epochs;
      step(gradient, 1 / batch.length, rateAt(progress, options.rate));
    }
    const validated = meanError(parameters, validation);
    options.onEpoch?.({ epoch, trained: error / order.length, validated });
  }
  return parameters;
}

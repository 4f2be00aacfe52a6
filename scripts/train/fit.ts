import { LIMITS, OUTPUT_UNIT } from '../../src/bot/net/format.ts';
import { UNIT } from '../../src/bot/net/shape.ts';
import { OFFSETS, drawParameters, type Model } from './model.ts';
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

/** Full rate for the first half of the run, then down to a fiftieth. */
const rateAt = (progress: number, rate: number): number =>
  progress < 0.5 ? rate : rate * 0.02 ** (2 * progress - 1);

/**
 * Trains a net from random weights on all samples of the model but the last ones, which are only measured; every sample
 * is seen once an epoch, as it is or mirrored by chance.
 */
export function fit(model: Model, heldBack: number, options: FitOptions): void {
  const random = randomFrom(options.seed);
  drawParameters(model.parameters, random);
  const step = adam(model.parameters, options.decay);
  const training = model.size - heldBack;
  const samples = Uint32Array.from({ length: training }, (_, sample) => sample);
  for (let epoch = 1; epoch <= options.epochs; epoch++) {
    shuffle(samples, random);
    for (const [place, sample] of samples.entries())
      model.order[place] = sample * 2 + (random() < 0.5 ? 1 : 0);
    let error = 0;
    for (let start = 0; start < training; start += options.batch) {
      const end = Math.min(training, start + options.batch);
      error += model.learn(start, end);
      const progress = (epoch - 1 + start / training) / options.epochs;
      step(model.gradient, 1 / (end - start), rateAt(progress, options.rate));
    }
    const validated = model.measure(training, model.size) / heldBack;
    options.onEpoch?.({ epoch, trained: error / training, validated });
  }
}

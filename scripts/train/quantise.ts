import { LIMITS, OUTPUT_UNIT, type Net } from '../../src/bot/net/format.ts';
import { UNIT } from '../../src/bot/net/shape.ts';
import { OFFSETS } from './model.ts';

/** One logit of the trained net in the sum that the stored net computes. */
const LOGIT = UNIT * UNIT * OUTPUT_UNIT;

/** Rounds a layer to whole multiples of 1 / unit. */
function rounded(parameters: Float32Array, start: number, end: number, unit: number, limit: number) {
  return Array.from(parameters.subarray(start, end), (weight) =>
    Math.min(limit, Math.max(-limit, Math.round(weight * unit))),
  );
}

/** The stored form of trained parameters; `scale` is the score that stands for one logit. */
export function quantise(parameters: Float32Array, scale: number): Net {
  const { inputs, hiddenBias, outputs, outputBias, end } = OFFSETS;
  return {
    inputs: Int16Array.from(rounded(parameters, inputs, hiddenBias, UNIT, LIMITS.input)),
    hiddenBias: Int16Array.from(rounded(parameters, hiddenBias, outputs, UNIT, LIMITS.hiddenBias)),
    outputs: Int16Array.from(rounded(parameters, outputs, outputBias, OUTPUT_UNIT, LIMITS.output)),
    outputBias: Int32Array.from(rounded(parameters, outputBias, end, LOGIT, LIMITS.outputBias)),
    divisor: Math.round(LOGIT / scale),
  };
}

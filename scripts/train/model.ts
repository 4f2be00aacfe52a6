import { BUCKETS, HIDDEN, INPUTS } from '../../src/bot/net/shape.ts';
import {
  LANES,
  NO_ROW,
  PIECE_LANES,
  RACE_LANE,
  mirrored,
  otherView,
  sampleBucket,
  sampleCount,
} from './samples.ts';
import { normal } from './random.ts';

/** Where each layer begins in the one array of parameters. */
export const OFFSETS = (() => {
  const hiddenBias = INPUTS * HIDDEN;
  const outputs = hiddenBias + HIDDEN;
  const outputBias = outputs + BUCKETS * 2 * HIDDEN;
  return { inputs: 0, hiddenBias, outputs, outputBias, end: outputBias + BUCKETS };
})();

/** Random small weights; the bias opens most units a little, so that all of them learn from the start. */
export function newParameters(random: () => number): Float32Array {
  const parameters = new Float32Array(OFFSETS.end);
  for (let i = 0; i < OFFSETS.hiddenBias; i++) parameters[i] = normal(random) * 0.12;
  parameters.fill(0.3, OFFSETS.hiddenBias, OFFSETS.outputs);
  for (let i = OFFSETS.outputs; i < OFFSETS.outputBias; i++) parameters[i] = normal(random) * 0.12;
  return parameters;
}

/** Samples unpacked for the trainer: rows of both views one after the other, ended by their counts. */
export interface DataSet {
  readonly size: number;
  /** `[size][2][ROWS]` offsets of rows in the parameters; the race row comes first */
  readonly rows: Uint16Array;
  /** number of rows of a view, the same for both */
  readonly rowCounts: Uint8Array;
  readonly buckets: Uint8Array;
  readonly targets: Float32Array;
}

const ROWS = PIECE_LANES + 1;

/** Unpacks samples; `target` gives the chance that the net should learn for a sample. */
export function dataSet(lanes: Int16Array, target: (sample: number) => number): DataSet {
  const size = sampleCount(lanes);
  const rows = new Uint16Array(size * 2 * ROWS);
  const rowCounts = new Uint8Array(size);
  for (let sample = 0; sample < size; sample++) {
    const ours = sample * 2 * ROWS;
    const theirs = ours + ROWS;
    rows[ours] = lanes[sample * LANES + RACE_LANE]!;
    rows[theirs] = lanes[sample * LANES + RACE_LANE + 1]!;
    let count = 1;
    for (let lane = 0; lane < PIECE_LANES; lane++) {
      const row = lanes[sample * LANES + lane]!;
      if (row === NO_ROW) break;
      rows[ours + count] = row;
      rows[theirs + count] = otherView(row);
      count++;
    }
    rowCounts[sample] = count;
  }
  return {
    size,
    rows,
    rowCounts,
    buckets: Uint8Array.from({ length: size }, (_, sample) => sampleBucket(lanes, sample)),
    targets: Float32Array.from({ length: size }, (_, sample) => target(sample)),
  };
}

/** Space for one sample's pass, kept between samples. */
export interface Pass {
  readonly sums: Float32Array;
  readonly slopes: Float32Array;
}

export const newPass = (): Pass => ({
  sums: new Float32Array(2 * HIDDEN),
  slopes: new Float32Array(2 * HIDDEN),
});

const rowOffset = (row: number, mirror: boolean): number => (mirror ? mirrored(row) : row) * HIDDEN;

/** Adds HIDDEN numbers of one array to another's; four at a time nearly doubles the trainer's speed. */
function addRow(to: Float32Array, toStart: number, from: Float32Array, fromStart: number): void {
  for (let u = 0; u < HIDDEN; u += 4) {
    to[toStart + u]! += from[fromStart + u]!;
    to[toStart + u + 1]! += from[fromStart + u + 1]!;
    to[toStart + u + 2]! += from[fromStart + u + 2]!;
    to[toStart + u + 3]! += from[fromStart + u + 3]!;
  }
}

/** The net's chance for the mover of a sample, as it is or mirrored; the sums stay in `pass`. */
export function forward(
  parameters: Float32Array,
  data: DataSet,
  sample: number,
  mirror: boolean,
  { sums }: Pass,
): number {
  const count = data.rowCounts[sample]!;
  const weights = OFFSETS.outputs + data.buckets[sample]! * 2 * HIDDEN;
  let output = parameters[OFFSETS.outputBias + data.buckets[sample]!]!;
  for (let view = 0; view < 2; view++) {
    const base = view * HIDDEN;
    for (let u = 0; u < HIDDEN; u++) sums[base + u] = parameters[OFFSETS.hiddenBias + u]!;
    const first = (sample * 2 + view) * ROWS;
    for (let i = 0; i < count; i++) {
      addRow(sums, base, parameters, rowOffset(data.rows[first + i]!, mirror && i > 0));
    }
    for (let u = base; u < base + HIDDEN; u++) {
      const unit = Math.min(1, Math.max(0, sums[u]!));
      output += unit * unit * parameters[weights + u]!;
    }
  }
  return 1 / (1 + Math.exp(-output));
}

/**
 * Adds the gradient of a sample's squared error to `gradient`, after `forward` on the same sample;
 * returns the squared error.
 */
export function backward(
  parameters: Float32Array,
  gradient: Float32Array,
  data: DataSet,
  sample: number,
  mirror: boolean,
  chance: number,
  { sums, slopes }: Pass,
): number {
  const error = chance - data.targets[sample]!;
  const slope = 2 * error * chance * (1 - chance);
  const count = data.rowCounts[sample]!;
  const bucket = data.buckets[sample]!;
  const weights = OFFSETS.outputs + bucket * 2 * HIDDEN;
  gradient[OFFSETS.outputBias + bucket]! += slope;
  for (let u = 0; u < 2 * HIDDEN; u++) {
    const sum = sums[u]!;
    const unit = Math.min(1, Math.max(0, sum));
    gradient[weights + u]! += slope * unit * unit;
    slopes[u] = sum > 0 && sum < 1 ? slope * parameters[weights + u]! * 2 * sum : 0;
  }
  for (let view = 0; view < 2; view++) {
    const base = view * HIDDEN;
    addRow(gradient, OFFSETS.hiddenBias, slopes, base);
    const first = (sample * 2 + view) * ROWS;
    for (let i = 0; i < count; i++) {
      addRow(gradient, rowOffset(data.rows[first + i]!, mirror && i > 0), slopes, base);
    }
  }
  return error * error;
}

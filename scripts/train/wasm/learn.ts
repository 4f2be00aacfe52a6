/**
 * The trainer's arithmetic, in AssemblyScript with SIMD: the net's chance for a sample, and the slope of its squared
 * error. Samples and parameters lie in this memory; the host fills them in (model.ts).
 */
import { BUCKETS, HIDDEN, INPUTS } from '../../../src/bot/net/shape';

/** A sample as samples.ts has it: up to 16 men as the mover sees them, then the race rows of both views. */
const LANES = 20;
const RACE_LANE = 16;

/** Rows of one side's men; those of the other side's follow. */
const SIDE = 320;

const BIAS: i32 = INPUTS * HIDDEN;
const OUTPUTS: i32 = BIAS + HIDDEN;
const OUTPUT_BIAS: i32 = OUTPUTS + BUCKETS * 2 * HIDDEN;

const VIEW_BYTES: usize = HIDDEN * 4;
const LANES_BYTES: usize = 16;

export const parameters = new StaticArray<f32>(OUTPUT_BIAS + BUCKETS);
export const gradient = new StaticArray<f32>(OUTPUT_BIAS + BUCKETS);

export let lanes = new StaticArray<u16>(0);
export let men = new StaticArray<u8>(0);
export let buckets = new StaticArray<u8>(0);
export let targets = new StaticArray<f32>(0);

/** Samples in the order they are learned: number times two, plus one where it is seen mirrored. */
export let order = new StaticArray<u32>(0);

/** Sums of both views, then the slope of each. */
const sums = memory.data(HIDDEN * 8);
const slopes = memory.data(HIDDEN * 8);

export function reserve(samples: i32): void {
  lanes = new StaticArray<u16>(samples * LANES);
  men = new StaticArray<u8>(samples);
  buckets = new StaticArray<u8>(samples);
  targets = new StaticArray<f32>(samples);
  order = new StaticArray<u32>(samples);
}

function at(array: StaticArray<f32>, index: i32): usize {
  return changetype<usize>(array) + ((<usize>index) << 2);
}

function addRow(to: usize, from: usize): void {
  for (let place: usize = 0; place < VIEW_BYTES; place += LANES_BYTES) {
    v128.store(to + place, f32x4.add(v128.load(to + place), v128.load(from + place)));
  }
}

/** Where the race row of a view begins in the parameters. */
function raceRow(sample: i32, view: i32): i32 {
  return <i32>lanes[sample * LANES + RACE_LANE + view] * HIDDEN;
}

/** Where the row of a man begins: the second view has own for theirs and the files mirrored, once more where `mirror` is 1. */
function manRow(sample: i32, view: i32, index: i32, mirror: i32): i32 {
  const row = <i32>lanes[sample * LANES + index];
  const seen = view === 0 ? row : row < SIDE ? row + SIDE : row - SIDE;
  return (view === mirror ? seen : seen ^ 7) * HIDDEN;
}

/** The sum of four lanes. */
function total(lanes: v128): f32 {
  return (
    f32x4.extract_lane(lanes, 0) +
    f32x4.extract_lane(lanes, 1) +
    f32x4.extract_lane(lanes, 2) +
    f32x4.extract_lane(lanes, 3)
  );
}

/** The net's chance for the mover of a sample; the sums stay for `backward`. */
export function forward(sample: i32, mirror: i32): f64 {
  const count = <i32>men[sample];
  const bucket = <i32>buckets[sample];
  const weights = at(parameters, OUTPUTS + bucket * 2 * HIDDEN);
  const none = f32x4.splat(0);
  const full = f32x4.splat(1);
  let output = f32x4.splat(0);
  for (let view = 0; view < 2; view++) {
    const base = <usize>view * VIEW_BYTES;
    memory.copy(sums + base, at(parameters, BIAS), VIEW_BYTES);
    addRow(sums + base, at(parameters, raceRow(sample, view)));
    for (let index = 0; index < count; index++)
      addRow(sums + base, at(parameters, manRow(sample, view, index, mirror)));
    for (let place = base; place < base + VIEW_BYTES; place += LANES_BYTES) {
      const unit = f32x4.min(f32x4.max(v128.load(sums + place), none), full);
      output = f32x4.add(output, f32x4.mul(f32x4.mul(unit, unit), v128.load(weights + place)));
    }
  }
  return 1 / (1 + Math.exp(-(<f64>total(output) + <f64>parameters[OUTPUT_BIAS + bucket])));
}

/** Adds the slope of a sample's squared error to the gradient, after `forward` on the same sample; the squared error. */
function backward(sample: i32, mirror: i32, chance: f64): f64 {
  const error = chance - <f64>targets[sample];
  const slope = <f32>(2 * error * chance * (1 - chance));
  const count = <i32>men[sample];
  const bucket = <i32>buckets[sample];
  const weights = at(parameters, OUTPUTS + bucket * 2 * HIDDEN);
  const weightSlopes = at(gradient, OUTPUTS + bucket * 2 * HIDDEN);
  const none = f32x4.splat(0);
  const full = f32x4.splat(1);
  const steep = f32x4.splat(slope);
  gradient[OUTPUT_BIAS + bucket] += slope;
  for (let place: usize = 0; place < 2 * VIEW_BYTES; place += LANES_BYTES) {
    const sum = v128.load(sums + place);
    const unit = f32x4.min(f32x4.max(sum, none), full);
    const pull = f32x4.mul(steep, unit);
    v128.store(weightSlopes + place, f32x4.add(v128.load(weightSlopes + place), f32x4.mul(pull, unit)));
    const open = v128.and(f32x4.gt(sum, none), f32x4.lt(sum, full));
    const back = f32x4.mul(f32x4.add(pull, pull), v128.load(weights + place));
    v128.store(slopes + place, v128.and(back, open));
  }
  for (let view = 0; view < 2; view++) {
    const from = slopes + <usize>view * VIEW_BYTES;
    addRow(at(gradient, BIAS), from);
    addRow(at(gradient, raceRow(sample, view)), from);
    for (let index = 0; index < count; index++)
      addRow(at(gradient, manRow(sample, view, index, mirror)), from);
  }
  return error * error;
}

/** The gradient over a stretch of `order`, from nothing; the sum of its squared errors. */
export function learn(start: i32, end: i32): f64 {
  gradient.fill(0);
  let error: f64 = 0;
  for (let index = start; index < end; index++) {
    const sample = <i32>(order[index] >> 1);
    const mirror = <i32>(order[index] & 1);
    error += backward(sample, mirror, forward(sample, mirror));
  }
  return error;
}

/** The sum of squared errors over samples, as they are. */
export function measure(start: i32, end: i32): f64 {
  let error: f64 = 0;
  for (let sample = start; sample < end; sample++) {
    const miss = forward(sample, 0) - <f64>targets[sample];
    error += miss * miss;
  }
  return error;
}

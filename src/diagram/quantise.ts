import { PALETTE_SIZE } from './gif.ts';

/** Colours are told apart by the upper five bits of each channel. */
const BUCKETS = 1 << 15;

const bucketOf = (pixels: Uint8ClampedArray, at: number): number =>
  ((pixels[at]! >> 3) << 10) | ((pixels[at + 1]! >> 3) << 5) | (pixels[at + 2]! >> 3);

export interface Quantiser {
  /** Red, green and blue of each colour in turn. */
  readonly palette: Uint8Array;
  /** The nearest colour of each pixel. */
  readonly map: (pixels: Uint8ClampedArray) => Uint8Array;
}

/** The colours that the samples have most of. A board has few, and mixtures of them at the edges. */
export function quantiser(samples: readonly Uint8ClampedArray[]): Quantiser {
  const counts = new Uint32Array(BUCKETS);
  const sums = new Float64Array(3 * BUCKETS);
  for (const pixels of samples)
    for (let at = 0; at < pixels.length; at += 4) {
      const bucket = bucketOf(pixels, at);
      counts[bucket]!++;
      for (let channel = 0; channel < 3; channel++) sums[3 * bucket + channel]! += pixels[at + channel]!;
    }
  const used = Array.from(counts.keys()).filter((bucket) => counts[bucket]! > 0);
  const most = used.toSorted((a, b) => counts[b]! - counts[a]!).slice(0, PALETTE_SIZE);
  const palette = Uint8Array.from(
    most.flatMap((bucket) => [0, 1, 2].map((channel) => sums[3 * bucket + channel]! / counts[bucket]!)),
  );
  const places = new Int16Array(BUCKETS).fill(-1);
  for (const [place, bucket] of most.entries()) places[bucket] = place;

  const placeOf = (pixels: Uint8ClampedArray, at: number): number => {
    const bucket = bucketOf(pixels, at);
    if (places[bucket]! < 0) places[bucket] = nearest(palette, pixels, at);
    return places[bucket]!;
  };
  return {
    palette,
    map: (pixels) => {
      const mapped = new Uint8Array(pixels.length / 4);
      for (let n = 0; n < mapped.length; n++) mapped[n] = placeOf(pixels, 4 * n);
      return mapped;
    },
  };
}

function nearest(palette: Uint8Array, pixels: Uint8ClampedArray, at: number): number {
  let best = 0;
  let least = Infinity;
  for (let place = 0; 3 * place < palette.length; place++) {
    let distance = 0;
    for (let channel = 0; channel < 3; channel++)
      distance += (palette[3 * place + channel]! - pixels[at + channel]!) ** 2;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

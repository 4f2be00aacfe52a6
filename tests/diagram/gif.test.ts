import { expect, test } from 'vitest';
import { GIF_END, gifFrame, gifHead, PALETTE_SIZE } from '../../src/diagram/gif.ts';
import { quantiser } from '../../src/diagram/quantise.ts';
import { randomFrom } from '../../src/bot/random.ts';

/** A reader of its own, written from the standard: pixels of a frame and what follows the frame. */
function readFrame(bytes: Uint8Array): {
  readonly box: readonly number[];
  readonly delay: number;
  readonly pixels: number[];
} {
  const word = (at: number) => bytes[at]! + 256 * bytes[at + 1]!;
  expect([...bytes.subarray(0, 3)]).toEqual([0x21, 0xf9, 4]);
  expect(bytes[8]).toBe(0x2c);
  const minimum = bytes[18]!;
  const data: number[] = [];
  let at = 19;
  for (let length = bytes[at]!; length > 0; length = bytes[at]!) {
    data.push(...bytes.subarray(at + 1, at + 1 + length));
    at += length + 1;
  }
  expect(at).toBe(bytes.length - 1);
  return { box: [9, 11, 13, 15].map(word), delay: word(4), pixels: unpack(data, minimum) };
}

function unpack(data: readonly number[], minimum: number): number[] {
  const clear = 1 << minimum;
  const pixels: number[] = [];
  let strings: number[][] = [];
  let width = 0;
  let previous: number[] | undefined;
  let bit = 0;
  const reset = (): void => {
    strings = Array.from({ length: clear + 2 }, (_, n) => (n < clear ? [n] : []));
    width = minimum + 1;
    previous = undefined;
  };
  const read = (): number => {
    let code = 0;
    for (let n = 0; n < width; n++, bit++) code |= ((data[bit >> 3]! >> (bit & 7)) & 1) << n;
    return code;
  };
  reset();
  for (;;) {
    const code = read();
    if (code === clear) {
      reset();
      continue;
    }
    if (code === clear + 1) return pixels;
    const string: number[] = strings[code] ?? [...previous!, previous![0]!];
    pixels.push(...string);
    if (previous && strings.length < 4096) strings.push([...previous, string[0]!]);
    if (strings.length === 1 << width && width < 12) width++;
    previous = string;
  }
}

const random = randomFrom(7);
const noise = (count: number, colors: number) =>
  Uint8Array.from({ length: count }, () => Math.floor(random() * colors));

test.each([
  ['one pixel', 1, 1, Uint8Array.of(5)],
  ['one colour', 40, 30, new Uint8Array(1200).fill(3)],
  ['few colours', 64, 64, noise(64 * 64, 4)],
  ['every colour, the table full many times over', 200, 200, noise(40_000, 256)],
])('what a frame of %s holds is what went in', (_, width, height, pixels) => {
  const frame = readFrame(gifFrame({ left: 3, top: 4, width, height, pixels, delay: 90 }));
  expect(frame.box).toEqual([3, 4, width, height]);
  expect(frame.delay).toBe(90);
  expect(Uint8Array.from(frame.pixels)).toEqual(pixels);
});

test('a flat picture is small', () => {
  const pixels = new Uint8Array(400 * 400).fill(1);
  expect(gifFrame({ left: 0, top: 0, width: 400, height: 400, pixels, delay: 1 }).length).toBeLessThan(1500);
});

test('the head names the size, and the palette is whole', () => {
  const head = gifHead(400, 300, Uint8Array.of(1, 2, 3));
  expect(new TextDecoder().decode(head.subarray(0, 6))).toBe('GIF89a');
  expect([...head.subarray(6, 10)]).toEqual([400 & 255, 1, 300 & 255, 1]);
  expect([...head.subarray(13, 17)]).toEqual([1, 2, 3, 0]);
  expect(head.length).toBe(13 + 3 * PALETTE_SIZE + 19);
  expect([...GIF_END]).toEqual([0x3b]);
});

test('a picture of few colours keeps them', () => {
  const colors = [
    [240, 234, 217, 255],
    [134, 163, 146, 255],
    [18, 33, 26, 255],
  ];
  const pixels = Uint8ClampedArray.from(noise(300, 3), (n) => n).reduce<number[]>(
    (all, n) => [...all, ...colors[n]!],
    [],
  );
  const sample = Uint8ClampedArray.from(pixels);
  const { palette, map } = quantiser([sample]);
  const mapped = map(sample);
  const back = [...mapped].flatMap((place) => [...palette.subarray(3 * place, 3 * place + 3), 255]);
  expect(back).toEqual(pixels);
});

test('a colour the samples did not have becomes the nearest of theirs', () => {
  const { palette, map } = quantiser([Uint8ClampedArray.of(0, 0, 0, 255, 255, 255, 255, 255)]);
  const place = map(Uint8ClampedArray.of(200, 210, 190, 255))[0]!;
  expect([...palette.subarray(3 * place, 3 * place + 3)]).toEqual([255, 255, 255]);
});

import { toCanvas } from './canvas.ts';
import { GIF_END, gifFrame, gifHead, type GifFrame } from './gif.ts';
import { quantiser } from './quantise.ts';
import type { SvgNode } from './svgNode.ts';

/** How long a position stands, and the last one, in hundredths of a second. */
const DELAY = { each: 90, last: 350 } as const;

/** Lets the page live between two pictures. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

function pixelsOf(diagram: SvgNode, size: number): Uint8ClampedArray {
  const context = toCanvas(diagram, size);
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height).data;
}

/** The smallest part that has changed; one pixel where nothing has. */
function changed(now: Uint8Array, before: Uint8Array | undefined, width: number): Omit<GifFrame, 'delay'> {
  const height = now.length / width;
  if (!before) return { left: 0, top: 0, width, height, pixels: now };
  let [left, right, top, bottom] = [width - 1, 0, height - 1, 0];
  for (let n = 0; n < now.length; n++) {
    if (now[n] === before[n]) continue;
    const [x, y] = [n % width, Math.floor(n / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (left > right) [left, right, top, bottom] = [0, 0, 0, 0];
  const box = { left, top, width: right - left + 1, height: bottom - top + 1 };
  const pixels = new Uint8Array(box.width * box.height);
  for (let row = 0; row < box.height; row++) {
    const from = (top + row) * width + left;
    pixels.set(now.subarray(from, from + box.width), row * box.width);
  }
  return { ...box, pixels };
}

/** Diagrams one after another as an animated GIF, square and `size` pixels wide. */
export async function toGif(
  diagrams: readonly SvgNode[],
  size: number,
  tell: (done: number) => void,
): Promise<Blob> {
  const samples = [0, 0.5, 1].flatMap((part) => diagrams[Math.floor(part * (diagrams.length - 1))] ?? []);
  const sampled: Uint8ClampedArray[] = [];
  for (const sample of samples) {
    sampled.push(pixelsOf(sample, size));
    await breathe();
  }
  const { palette, map } = quantiser(sampled);
  const parts = [gifHead(size, size, palette)];
  let before: Uint8Array | undefined;
  for (const [n, one] of diagrams.entries()) {
    const pixels = pixelsOf(one, size);
    await breathe();
    const now = map(pixels);
    const delay = n === diagrams.length - 1 ? DELAY.last : DELAY.each;
    parts.push(gifFrame({ ...changed(now, before, size), delay }));
    before = now;
    tell((n + 1) / diagrams.length);
    await breathe();
  }
  return new Blob([...parts, GIF_END], { type: 'image/gif' });
}

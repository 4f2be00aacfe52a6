/** A part of the picture that is drawn over what was there before. */
export interface GifFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Places in the palette, row by row. */
  readonly pixels: Uint8Array;
  /** How long the picture then stands, in hundredths of a second. */
  readonly delay: number;
}

/** Every palette is written in full. */
export const PALETTE_SIZE = 256;

type Bytes = number[];

const short = (n: number): Bytes => [n & 255, n >> 8];
const ascii = (text: string): Bytes => Array.from(text, (character) => character.charCodeAt(0));

const CODE_BITS = 8;
const CLEAR = 1 << CODE_BITS;
const END = CLEAR + 1;
const MOST_CODES = 4096;

/** Collects codes of changing width, lowest bit first, in the blocks of at most 255 bytes that GIF wants. */
class CodeStream {
  readonly bytes: Bytes = [];
  #block: Bytes = [];
  #bits = 0;
  #count = 0;

  write(code: number, width: number): void {
    this.#bits |= code << this.#count;
    this.#count += width;
    while (this.#count >= 8) this.#push();
  }

  end(): void {
    if (this.#count > 0) this.#push();
    this.#flush();
    this.bytes.push(0);
  }

  #push(): void {
    this.#block.push(this.#bits & 255);
    this.#bits >>>= 8;
    this.#count = Math.max(0, this.#count - 8);
    if (this.#block.length === 255) this.#flush();
  }

  #flush(): void {
    if (this.#block.length === 0) return;
    this.bytes.push(this.#block.length);
    for (const byte of this.#block) this.bytes.push(byte);
    this.#block = [];
  }
}

/** LZW as GIF has it: the table of strings grows with what is read, and is emptied when it is full. */
function compressed(pixels: Uint8Array): Bytes {
  const stream = new CodeStream();
  let table = new Map<number, number>();
  let next = END + 1;
  let width = CODE_BITS + 1;
  const reset = (): void => {
    stream.write(CLEAR, width);
    table = new Map();
    next = END + 1;
    width = CODE_BITS + 1;
  };
  reset();
  let prefix = pixels[0] ?? 0;
  for (let n = 1; n < pixels.length; n++) {
    const pixel = pixels[n]!;
    const key = prefix * PALETTE_SIZE + pixel;
    const known = table.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    stream.write(prefix, width);
    if (next === MOST_CODES) reset();
    else {
      table.set(key, next);
      // The reader is one string behind, and widens only when it gets there.
      if (next === 1 << width) width++;
      next++;
    }
    prefix = pixel;
  }
  stream.write(prefix, width);
  stream.write(END, width);
  stream.end();
  return stream.bytes;
}

/** What comes ahead of the frames. `palette` has red, green and blue of each colour in turn. It plays for ever. */
export function gifHead(width: number, height: number, palette: Uint8Array): Uint8Array<ArrayBuffer> {
  const colors = [...palette, ...Array.from({ length: 3 * PALETTE_SIZE - palette.length }, () => 0)];
  return Uint8Array.from([
    ...ascii('GIF89a'),
    ...short(width),
    ...short(height),
    // A global palette of 256 colours; no background, square pixels.
    0xf7,
    0,
    0,
    ...colors,
    0x21,
    0xff,
    11,
    ...ascii('NETSCAPE2.0'),
    3,
    1,
    ...short(0),
    0,
  ]);
}

export function gifFrame({ left, top, width, height, pixels, delay }: GifFrame): Uint8Array<ArrayBuffer> {
  // The frame stays when the next one comes.
  const control = [0x21, 0xf9, 4, 1 << 2, ...short(delay), 0, 0];
  const place = [0x2c, ...short(left), ...short(top), ...short(width), ...short(height), 0];
  return Uint8Array.from(control.concat(place, CODE_BITS, compressed(pixels)));
}

export const GIF_END = Uint8Array.of(0x3b);

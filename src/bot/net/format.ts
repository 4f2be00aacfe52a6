import { err, ok, type Result } from '../../lib/result.ts';
import { BUCKETS, HIDDEN, INPUTS } from './shape.ts';

/** An output weight of 1, as stored. */
export const OUTPUT_UNIT = 64;

/**
 * Bounds on stored weights. With 64 men and a race row a hidden sum stays below 2^15, a unit times an
 * output weight too, and the output sum stays below 2^31: no board can overflow, so 16-bit lanes and
 * ordinary numbers give the same result.
 */
export const LIMITS = { input: 490, hiddenBias: 900, output: 127, outputBias: 1_000_000_000 } as const;

/** A trained evaluation. The arrays are whole numbers laid out as in the file. */
export interface Net {
  /** `[INPUTS][HIDDEN]` */
  readonly inputs: Int16Array;
  /** `[HIDDEN]` */
  readonly hiddenBias: Int16Array;
  /** `[BUCKETS][2][HIDDEN]`: the mover's view first */
  readonly outputs: Int16Array;
  /** `[BUCKETS]` */
  readonly outputBias: Int32Array;
  /** The output sum divided by this is the score. */
  readonly divisor: number;
}

export type NetError =
  | { readonly code: 'wrongSize'; readonly bytes: number }
  | { readonly code: 'notANet' | 'damaged' | 'outOfRange' }
  | { readonly code: 'unknownVersion'; readonly version: number };

const MAGIC = 0x4e4e4b52; // "RKNN"
const VERSION = 1;
const HEADER_BYTES = 16;
const SIZES = [INPUTS * HIDDEN * 2, HIDDEN * 2, BUCKETS * 2 * HIDDEN * 2, BUCKETS * 4] as const;

/** Size of a net's file: magic, version, divisor and checksum (32 bits each), then the four arrays. */
export const NET_BYTES = HEADER_BYTES + SIZES.reduce((sum, size) => sum + size);

/** FNV-1a over bytes. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** The four arrays as windows on one buffer, in the order of the file (little-endian, as every browser is). */
function arraysOf(buffer: ArrayBuffer): Omit<Net, 'divisor'> {
  const hiddenBias = HEADER_BYTES + SIZES[0];
  const outputs = hiddenBias + SIZES[1];
  return {
    inputs: new Int16Array(buffer, HEADER_BYTES, INPUTS * HIDDEN),
    hiddenBias: new Int16Array(buffer, hiddenBias, HIDDEN),
    outputs: new Int16Array(buffer, outputs, BUCKETS * 2 * HIDDEN),
    outputBias: new Int32Array(buffer, outputs + SIZES[2], BUCKETS),
  };
}

const within = (values: Int16Array | Int32Array, limit: number): boolean =>
  values.every((value) => Math.abs(value) <= limit);

const inRange = (net: Net): boolean =>
  net.divisor > 0 &&
  within(net.inputs, LIMITS.input) &&
  within(net.hiddenBias, LIMITS.hiddenBias) &&
  within(net.outputs, LIMITS.output) &&
  within(net.outputBias, LIMITS.outputBias);

/** Reads and checks a net's file; a net that comes out can be evaluated on any board. */
export function readNet(bytes: Uint8Array): Result<Net, NetError> {
  if (bytes.length !== NET_BYTES) return err({ code: 'wrongSize', bytes: bytes.length });
  const { buffer } = new Uint8Array(bytes);
  const [magic, version = 0, divisor = 0, sum] = new Uint32Array(buffer, 0, 4);
  if (magic !== MAGIC) return err({ code: 'notANet' });
  if (version !== VERSION) return err({ code: 'unknownVersion', version });
  if (sum !== checksum(new Uint8Array(buffer, HEADER_BYTES))) return err({ code: 'damaged' });
  const net = { ...arraysOf(buffer), divisor };
  return inRange(net) ? ok(net) : err({ code: 'outOfRange' });
}

/** The file of a net. Throws where the net breaks the format's bounds. */
export function writeNet(net: Net): Uint8Array {
  if (!inRange(net)) throw new RangeError('a weight of the net is out of range');
  const bytes = new Uint8Array(NET_BYTES);
  const arrays = arraysOf(bytes.buffer);
  arrays.inputs.set(net.inputs);
  arrays.hiddenBias.set(net.hiddenBias);
  arrays.outputs.set(net.outputs);
  arrays.outputBias.set(net.outputBias);
  new Uint32Array(bytes.buffer, 0, 4).set([
    MAGIC,
    VERSION,
    net.divisor,
    checksum(bytes.subarray(HEADER_BYTES)),
  ]);
  return bytes;
}

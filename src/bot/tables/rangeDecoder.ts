import { type BitModels, PROBABILITY_BITS } from './bitModels.ts';

const TOP = 2 ** 24;

/**
 * Reads what a binary range coder wrote (the one of LZMA, with our own models). Bytes past the end read as
 * zero: a damaged file is found by its checksum, not here.
 */
export class RangeDecoder {
  private readonly bytes: Uint8Array;
  private range = 0xffffffff;
  private code = 0;
  private next = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    for (let n = 0; n < 4; n++) this.code = this.code * 256 + this.nextByte();
  }

  bit(models: BitModels, context: number): boolean {
    const bound = (this.range >>> PROBABILITY_BITS) * models.probability(context);
    const isSet = this.code < bound;
    if (isSet) this.range = bound;
    else {
      this.code -= bound;
      this.range -= bound;
    }
    while (this.range < TOP) {
      this.range *= 256;
      this.code = this.code * 256 + this.nextByte();
    }
    models.learn(context, isSet);
    return isSet;
  }

  private nextByte(): number {
    return this.bytes[this.next++] ?? 0;
  }
}

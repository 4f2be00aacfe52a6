import { type BitModels, PROBABILITY_BITS } from '../../src/bot/tables/bitModels.ts';

const TOP = 2 ** 24;
const WORD = 2 ** 32;

/** Writes what `RangeDecoder` reads. */
export class RangeEncoder {
  private low = 0;
  private range = 0xffffffff;
  private readonly bytes: number[] = [];

  /** Returns the bit. */
  bit(models: BitModels, context: number, isSet: boolean): boolean {
    const bound = (this.range >>> PROBABILITY_BITS) * models.probability(context);
    if (isSet) this.range = bound;
    else {
      this.low += bound;
      this.range -= bound;
      if (this.low >= WORD) this.carry();
    }
    while (this.range < TOP) {
      this.range *= 256;
      this.shift();
    }
    models.learn(context, isSet);
    return isSet;
  }

  /** Ends the stream. The decoder reads zeros past its end, so zeros there are left off. */
  finish(): Uint8Array {
    for (let n = 0; n < 4; n++) this.shift();
    while (this.bytes.at(-1) === 0) this.bytes.pop();
    return Uint8Array.from(this.bytes);
  }

  private shift(): void {
    this.bytes.push(Math.floor(this.low / TOP));
    this.low = (this.low % TOP) * 256;
  }

  private carry(): void {
    this.low -= WORD;
    let n = this.bytes.length - 1;
    while (this.bytes[n] === 255) this.bytes[n--] = 0;
    this.bytes[n]!++;
  }
}

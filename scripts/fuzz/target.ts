import type { Random } from './random.ts';

/** A parser under fire. */
export interface FuzzTarget {
  readonly name: string;
  /** Of all random inputs, how many parts go to this target. */
  readonly weight: number;
  readonly input: (random: Random) => string;
  /** Reads the input, and gives a check that throws if the answer is not what the parser promises. */
  readonly read: (text: string) => () => void;
  /** Inputs of ten million characters, read once each; they may be read in another way. */
  readonly huge?: {
    readonly inputs: () => Iterable<readonly [name: string, text: string]>;
    readonly read: (text: string) => Promise<void>;
  };
}

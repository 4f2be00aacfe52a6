import type { PgnPlace } from './pgnProblems.ts';

const LF = 10;
const CR = 13;

/** Turns offsets of a text into lines and columns; `text` starts on line `firstLine`. */
export class PgnPlaces {
  readonly #text: string;
  #from = 0;
  #line: number;
  #lineStart = 0;

  constructor(text: string, firstLine: number) {
    this.#text = text;
    this.#line = firstLine;
  }

  /** Drops all ahead of `offset`: a text of many games is counted once, not once more for each fault. */
  forget(offset: number): void {
    const { line, column } = this.at(offset);
    this.#line = line;
    this.#lineStart = offset - column + 1;
    this.#from = offset;
  }

  at(offset: number): PgnPlace {
    let line = this.#line;
    let lineStart = this.#lineStart;
    for (let i = this.#from; i < offset; i++) {
      const code = this.#text.charCodeAt(i);
      if (code === LF || (code === CR && this.#text.charCodeAt(i + 1) !== LF)) {
        line++;
        lineStart = i + 1;
      }
    }
    return { line, column: offset - lineStart + 1 };
  }
}

import type { PgnPlaces } from './pgnPlaces.ts';
import type { PgnDoubt, PgnError, PgnFault, PgnNotice } from './pgnProblems.ts';

/** A game full of faults is told by its first ones. */
const MAX_PROBLEMS = 20;
/** More of the source than this never gets into a message. */
const TEXT_LIMIT = 60;

export const cut = (text: string): string =>
  text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT - 1)}…` : text;

/** The faults and doubts of one game, each with its place. */
export class PgnProblemLog {
  readonly errors: PgnError[] = [];
  readonly notices: PgnNotice[] = [];
  readonly #places: PgnPlaces;

  constructor(places: PgnPlaces) {
    this.#places = places;
  }

  fault(fault: PgnFault, text: string, offset: number): void {
    if (this.errors.length < MAX_PROBLEMS)
      this.errors.push({ ...fault, ...this.#places.at(offset), text: cut(text) });
  }

  doubt(doubt: PgnDoubt, text: string, offset: number): void {
    if (this.notices.length < MAX_PROBLEMS)
      this.notices.push({ ...doubt, ...this.#places.at(offset), text: cut(text) });
  }
}

import type { PgnComment, PgnGame, PgnLine, PgnMove } from '../../notation/pgnTree.ts';
import { play, type Position } from '../../rules/position.ts';

/** A place in a game with variations: the position after a move, or the start. */
export interface Place {
  readonly position: Position;
  readonly ply: number;
  readonly parent?: Place;
  readonly move?: PgnMove;
  /** The move that goes on with this line first, then those that could be played in its place. */
  readonly next: Place[];
}

/** A piece of the move list, in the order in which it is read. */
export type Item =
  | { readonly kind: 'move'; readonly place: Place }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'open' | 'close' };

const comments = (list: readonly PgnComment[]): readonly Item[] =>
  list.flatMap(({ text }) => (text === '' ? [] : [{ kind: 'comment', text }]));

/** Grows the places of a line below `from` and tells of each item of the move list as it comes. */
function* grow(from: Place, line: PgnLine): Generator<Item> {
  let before = from;
  for (const move of line.moves) {
    const place: Place = {
      position: play(before.position, move.move),
      ply: before.ply + 1,
      parent: before,
      move,
      next: [],
    };
    before.next.push(place);
    yield* comments(move.before);
    yield { kind: 'move', place };
    yield* comments(move.after);
    for (const variation of move.variations) {
      yield { kind: 'open' };
      yield* grow(before, variation);
      yield { kind: 'close' };
    }
    before = place;
  }
  yield* comments(line.end);
}

/** The start of a game, and the steps that grow the rest of it. */
export function plant(game: PgnGame): { readonly start: Place; readonly steps: Iterable<Item> } {
  const start: Place = { position: game.start, ply: 0, next: [] };
  return { start, steps: grow(start, game.line) };
}

/** The last place of the line that begins here. */
export function endOf(place: Place): Place {
  let last = place;
  for (let next = last.next[0]; next !== undefined; next = last.next[0]) last = next;
  return last;
}

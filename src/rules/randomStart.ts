import { isAttacked } from './attacks.ts';
import type { Role } from './board.ts';
import { legalMoves } from './moves.ts';
import { mirroredStart, type Position, START_ARRAY } from './position.ts';

/** Fisher and Yates; `random` gives 0 to 1. */
function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const mixed = [...items];
  for (let n = mixed.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    [mixed[n], mixed[other]] = [mixed[other]!, mixed[n]!];
  }
  return mixed;
}

/** Dark or light, by the place in the array: four files a rank. */
const shadeOf = (place: number): number => ((place % 4) + (place >> 2)) % 2;

/** Bishops on both shades, no king attacked (what holds for one side holds for its mirror), and White has a move. */
function isFair(array: readonly Role[], position: Position): boolean {
  const shades = array.flatMap((role, place) => (role === 'bishop' ? [shadeOf(place)] : []));
  const { board } = position;
  return (
    shades[0] !== shades[1] &&
    !isAttacked(board, board.kings.white, 'black') &&
    legalMoves(position).length > 0
  );
}

/** A start with White's men in random order and Black's as in a mirror, as fair as the usual one. */
export function randomStart(random: () => number): Position {
  for (;;) {
    const array = shuffled(START_ARRAY, random);
    const position = mirroredStart(array);
    if (isFair(array, position)) return position;
  }
}

import type { Square } from '../rules/squares.ts';

export const DRAWING_COLORS = ['green', 'red', 'blue', 'yellow'] as const;

/** A circle around a square, or an arrow to another one, that a player has drawn to think with. */
export interface Drawing {
  readonly from: Square;
  readonly to?: Square;
  readonly color: (typeof DRAWING_COLORS)[number];
}

/** The circle of a square in the next color, after the last one none: drawing without a pointer. */
export function withNextCircle(drawings: readonly Drawing[], square: Square): readonly Drawing[] {
  const isCircle = ({ from, to }: Drawing): boolean => from === square && to === undefined;
  const drawn = drawings.find(isCircle);
  const color = DRAWING_COLORS[drawn ? DRAWING_COLORS.indexOf(drawn.color) + 1 : 0];
  const others = drawings.filter((drawing) => !isCircle(drawing));
  return color ? [...others, { from: square, color }] : others;
}

/** With one arrow more; the same again takes it away, and in another color it changes. As by the mouse. */
export function withArrow(drawings: readonly Drawing[], arrow: Required<Drawing>): readonly Drawing[] {
  const drawn = drawings.find(({ from, to }) => from === arrow.from && to === arrow.to);
  const others = drawings.filter((drawing) => drawing !== drawn);
  return drawn?.color === arrow.color ? others : [...others, arrow];
}

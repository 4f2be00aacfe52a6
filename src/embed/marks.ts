import { place, type Orientation } from '../rules/orientation.ts';
import { path, round, type SvgNode } from '../diagram/svgNode.ts';
import type { Square } from '../rules/squares.ts';

const INK = '#17604a';

/** The square that is picked up, and where it may go: a dot on an empty square, a ring around what is taken. */
export function selectionMarks(
  orientation: Orientation,
  selected: Square,
  dests: readonly Square[],
  isOccupied: (square: Square) => boolean,
): readonly SvgNode[] {
  const { x, y } = place(selected, orientation);
  return [
    path('select', `M${x} ${y}h1v1h-1z`, { fill: INK, opacity: 0.5 }),
    ...dests.map((square) => {
      const at = place(square, orientation);
      const taken = isOccupied(square);
      const r = taken ? 0.44 : 0.15;
      return path(
        `legal ${taken ? 'ring' : 'dot'}`,
        `M${round(at.x + 0.5 - r)} ${at.y + 0.5}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`,
        taken ? { stroke: INK, 'stroke-width': 0.09, opacity: 0.6 } : { fill: INK, opacity: 0.5 },
      );
    }),
  ];
}

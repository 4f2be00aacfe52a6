import type { Piece, PlacedPiece } from '../rules/board.ts';
import type { Move } from '../rules/position.ts';
import type { Square } from '../rules/squares.ts';
import type { Arrow, MarkedSquare } from './annotations.ts';
import { place, squareInPlace, type Orientation, type Point } from '../rules/orientation.ts';
import { annotationColors, type Palette } from './palette.ts';
import { PIECE_SCALE, shapes } from './pieces.ts';
import { node, path, round, type SvgNode } from './svgNode.ts';

const ALL = [0, 1, 2, 3, 4, 5, 6, 7];
const cell = ({ x, y }: Point): string => `M${x} ${y}h1v1h-1z`;

/**
 * The 64 squares: light ground, and eight dashed lines as wide as a rank for the dark ones. The corners stay the
 * same however the board is turned.
 */
export const squaresLayer = (palette: Palette): readonly SvgNode[] => [
  path('square light', 'M0 0h8v8h-8z', { fill: palette.light }),
  path('square dark', ALL.map((y) => `M${1 - (y % 2)} ${y}.5h8`).join(''), {
    stroke: palette.dark,
    'stroke-width': 1,
    'stroke-dasharray': 1,
  }),
];

/** The goal rank: a tint, and a chequered finishing line before it, so that colour is not all that tells. */
export function goalLayer(orientation: Orientation, palette: Palette): readonly SvgNode[] {
  const sideways = orientation === 'left' || orientation === 'right';
  const far = orientation === 'black' || orientation === 'right' ? 7 : 0;
  const edge = far || 1;
  const line = (shift: number): string =>
    sideways ? `M${round(edge + shift)} 0v8` : `M0 ${round(edge + shift)}h8`;
  const check = { stroke: '#1c1917', 'stroke-width': 0.05, 'stroke-dasharray': 0.05 };
  return [
    path('goal-rank', sideways ? `M${far} 0h1v8h-1z` : `M0 ${far}h8v1h-8z`, {
      fill: palette.goal,
      opacity: 0.5,
    }),
    path('goal-line', line(0), { stroke: '#fff', 'stroke-width': 0.1 }),
    path('goal-line', line(-0.025), check),
    path('goal-line', line(0.025), { ...check, 'stroke-dashoffset': 0.05 }),
  ];
}

export type Coordinates = 'inside' | 'outside' | 'none';

/** Two lines of text, a letter to a square: along the left edge and along the bottom. */
export function coordinatesLayer(
  orientation: Orientation,
  where: Exclude<Coordinates, 'none'>,
  palette: Palette,
): SvgNode {
  const inside = where === 'inside';
  const upright = orientation === 'white' || orientation === 'black';
  const name = (square: Square, files: boolean): string =>
    files ? 'abcdefgh'.charAt(square & 7) : String((square >> 3) + 1);
  const text = (letters: string, x: string, y: string, anchor: string): SvgNode =>
    node('text', { x, y, fill: inside ? palette.ink : palette.text, 'text-anchor': anchor }, [letters]);
  const each = (at: (n: number) => number): string => ALL.map((n) => round(at(n))).join(' ');
  const side = ALL.map((row) => name(squareInPlace(0, row, orientation), !upright)).join('');
  const foot = ALL.map((column) => name(squareInPlace(column, 7, orientation), upright)).join('');
  return node(
    'g',
    {
      part: 'coordinates',
      'font-family': 'system-ui,sans-serif',
      'font-size': inside ? 0.19 : 0.28,
      'font-weight': 600,
      direction: 'ltr',
    },
    inside
      ? [
          text(
            side,
            each(() => 0.04),
            each((row) => row + 0.19),
            'start',
          ),
          text(
            foot,
            each((column) => column + 0.97),
            each(() => 7.96),
            'end',
          ),
        ]
      : [
          text(
            side,
            each(() => -0.22),
            each((row) => row + 0.6),
            'middle',
          ),
          text(
            foot,
            each((column) => column + 0.5),
            each(() => 8.32),
            'middle',
          ),
        ],
  );
}

/** Both squares of the last move are tinted; a frame tells where it went from where it came. */
export function lastMoveLayer(move: Move, orientation: Orientation, palette: Palette): readonly SvgNode[] {
  const from = place(move.from, orientation);
  const to = place(move.to, orientation);
  return [
    path('last', cell(from) + cell(to), { fill: palette.last, opacity: 0.45 }),
    path('last-to', `M${to.x + 0.03} ${to.y + 0.03}h.94v.94h-.94z`, {
      fill: 'none',
      stroke: palette.last,
      'stroke-width': 0.06,
    }),
  ];
}

const centre = (square: Square, orientation: Orientation): Point => {
  const { x, y } = place(square, orientation);
  return { x: x + 0.5, y: y + 0.5 };
};

export function ringLayer({ square, color }: MarkedSquare, orientation: Orientation): SvgNode {
  const { x, y } = centre(square, orientation);
  return path('marked', `M${round(x - 0.45)} ${y}a.45.45 0 1 0 .9 0 .45.45 0 1 0-.9 0z`, {
    fill: 'none',
    stroke: annotationColors[color],
    'stroke-width': 0.08,
    opacity: 0.9,
  });
}

const HEAD = 0.42;
const SHAFT = 0.08;

/** One filled shape: it starts beside the piece, and its point stops short of the centre of the square it names. */
export function arrowLayer({ from, to, color }: Arrow, orientation: Orientation): SvgNode {
  const a = centre(from, orientation);
  const b = centre(to, orientation);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  const at = (forward: number, aside: number): string =>
    `${round(a.x + along.x * forward - along.y * aside)} ${round(a.y + along.y * forward + along.x * aside)}`;
  const neck = length - 0.12 - HEAD;
  const points = [
    at(0.3, SHAFT),
    at(neck, SHAFT),
    at(neck, 0.24),
    at(length - 0.12, 0),
    at(neck, -0.24),
    at(neck, -SHAFT),
    at(0.3, -SHAFT),
  ];
  return path('arrow', `M${points.join('L')}z`, { fill: annotationColors[color], opacity: 0.8 });
}

/** One piece in the square whose corner is given. */
function pieceNode({ color, role }: Piece, { x, y }: Point): SvgNode {
  const { body, lines, contour } = shapes[role];
  const white = color === 'white';
  const details = white ? lines : contour + lines;
  return node(
    'g',
    {
      part: `piece ${color} ${role}`,
      transform: `translate(${x} ${y})scale(${PIECE_SCALE})`,
      'stroke-width': 1.5,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    [
      node('path', { d: body, fill: white ? '#fff' : '#262422', stroke: '#0c0a09' }),
      ...(details === ''
        ? []
        : [node('path', { d: details, fill: 'none', stroke: white ? '#0c0a09' : '#eee' })]),
    ],
  );
}

export const piecesLayer = (pieces: readonly PlacedPiece[], orientation: Orientation): readonly SvgNode[] =>
  pieces.map(({ square, piece }) => pieceNode(piece, place(square, orientation)));

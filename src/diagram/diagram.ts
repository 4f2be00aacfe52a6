import { boardPieces, type Board } from '../rules/board.ts';
import type { Move } from '../rules/position.ts';
import type { Arrow, MarkedSquare } from './annotations.ts';
import {
  arrowLayer,
  coordinatesLayer,
  goalLayer,
  lastMoveLayer,
  piecesLayer,
  ringLayer,
  squaresLayer,
  type Coordinates,
} from './layers.ts';
import type { Orientation } from '../rules/orientation.ts';
import { palettes, type Theme } from './palette.ts';
import { node, path, type SvgNode } from './svgNode.ts';
import { viewBox } from './view.ts';

export interface DiagramOptions {
  readonly board: Board;
  readonly orientation?: Orientation;
  readonly coordinates?: Coordinates;
  readonly theme?: Theme;
  readonly lastMove?: Move | undefined;
  readonly arrows?: readonly Arrow[];
  readonly squares?: readonly MarkedSquare[];
  /** A short name; what a browser shows on hovering. */
  readonly title?: string;
  /** The picture in words, for those who don't see it. */
  readonly description?: string;
}

/** A position as a self-contained picture: no style sheet, no id, nothing to fetch. */
export function diagram({
  board,
  orientation = 'white',
  coordinates = 'inside',
  theme = 'light',
  lastMove,
  arrows = [],
  squares = [],
  title,
  description,
}: DiagramOptions): SvgNode {
  const palette = palettes[theme];
  return node(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: viewBox(coordinates), role: 'img', fill: 'none' },
    [
      ...(title === undefined ? [] : [node('title', {}, [title])]),
      ...(description === undefined ? [] : [node('desc', {}, [description])]),
      ...(coordinates === 'outside'
        ? [path('ground', 'M-.45-.1h8.55v8.55h-8.55z', { fill: palette.background })]
        : []),
      ...squaresLayer(palette),
      ...goalLayer(orientation, palette),
      ...(lastMove === undefined ? [] : lastMoveLayer(lastMove, orientation, palette)),
      ...(coordinates === 'none' ? [] : [coordinatesLayer(orientation, coordinates, palette)]),
      ...squares.map((marked) => ringLayer(marked, orientation)),
      ...piecesLayer(boardPieces(board), orientation),
      ...arrows.map((arrow) => arrowLayer(arrow, orientation)),
    ],
  );
}

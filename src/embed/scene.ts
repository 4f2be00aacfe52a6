import { lastMoveLayer } from '../diagram/layers.ts';
import type { Orientation } from '../rules/orientation.ts';
import { palettes } from '../diagram/palette.ts';
import { boardPieces } from '../rules/board.ts';
import type { Move, Position } from '../rules/position.ts';
import { drawingLayers, type Drawings } from './drawings.ts';
import type { Scene } from './livePicture.ts';
import { coordinatesOf } from './options.ts';

export const NO_DRAWINGS: Drawings = { arrows: [], squares: [] };

/** A position of a game as the board shows it. */
export function sceneOf(
  host: Element,
  { board }: Position,
  orientation: Orientation,
  lastMove: Move | undefined,
  drawings: Drawings = NO_DRAWINGS,
): Scene {
  const { under, over } = drawingLayers(drawings, orientation);
  return {
    pieces: boardPieces(board),
    orientation,
    coordinates: coordinatesOf(host),
    under: [
      ...(lastMove === undefined ? [] : lastMoveLayer(lastMove, orientation, palettes.light)),
      ...under,
    ],
    over,
  };
}

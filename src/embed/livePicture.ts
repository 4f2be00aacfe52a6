import { toDom } from '../diagram/dom.ts';
import {
  coordinatesLayer,
  goalLayer,
  piecesLayer,
  squaresLayer,
  type Coordinates,
} from '../diagram/layers.ts';
import { viewBox } from '../diagram/view.ts';
import type { Orientation } from '../rules/orientation.ts';
import { palettes } from '../diagram/palette.ts';
import { node, type SvgNode } from '../diagram/svgNode.ts';
import type { PlacedPiece } from '../rules/board.ts';
import { html } from './html.ts';

/** All that a board shows at one moment. */
export interface Scene {
  readonly pieces: readonly PlacedPiece[];
  readonly orientation: Orientation;
  readonly coordinates: Coordinates;
  /** Between the squares and the pieces: the last move, what is picked up and where it may go. */
  readonly under?: readonly SvgNode[];
  /** Above the pieces: arrows. */
  readonly over?: readonly SvgNode[];
}

export interface LivePicture {
  readonly element: HTMLElement;
  readonly svg: SVGElement;
  readonly show: (scene: Scene, label: string) => void;
}

/** A board on the page: the layers of a still diagram, with the moving ones drawn anew for each scene. */
export function makePicture(): LivePicture {
  const svg = toDom(node('svg', { role: 'img', fill: 'none' }));
  const still = toDom(node('g', {}));
  const moving = toDom(node('g', {}));
  svg.append(still, moving);
  const element = html('div', { class: 'board', part: 'board' }, svg);
  let drawn = '';

  function show(scene: Scene, label: string): void {
    const { pieces, orientation, coordinates, under = [], over = [] } = scene;
    svg.setAttribute('aria-label', label);
    if (drawn !== orientation + coordinates) {
      drawn = orientation + coordinates;
      svg.setAttribute('viewBox', viewBox(coordinates));
      element.classList.toggle('outside', coordinates === 'outside');
      still.replaceChildren(
        ...[
          ...squaresLayer(palettes.light),
          ...goalLayer(orientation, palettes.light),
          ...(coordinates === 'none' ? [] : [coordinatesLayer(orientation, coordinates, palettes.light)]),
        ].map(toDom),
      );
    }
    moving.replaceChildren(...[...under, ...piecesLayer(pieces, orientation), ...over].map(toDom));
  }

  return { element, svg, show };
}

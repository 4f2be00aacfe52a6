import {
  parseArrows,
  parseMarkedSquares,
  type AnnotationError,
  type Arrow,
  type MarkedSquare,
} from '../diagram/annotations.ts';
import { arrowLayer, ringLayer } from '../diagram/layers.ts';
import type { Orientation } from '../rules/orientation.ts';
import type { Result } from '../lib/result.ts';
import type { Scene } from './livePicture.ts';
import { emit } from './part.ts';

export interface Drawings {
  readonly arrows: readonly Arrow[];
  readonly squares: readonly MarkedSquare[];
}

function annotations<T>(
  host: HTMLElement,
  name: string,
  parse: (text: string) => Result<readonly T[], AnnotationError>,
): readonly T[] {
  const parsed = parse(host.getAttribute(name) ?? '');
  if (parsed.ok) return parsed.value;
  emit(host, 'rk-error', { code: parsed.error.code, message: `${name}: ${parsed.error.text.slice(0, 80)}` });
  return [];
}

/** What the author drew on the board; a mistake there is told to the page and not drawn. */
export const drawingsOf = (host: HTMLElement): Drawings => ({
  arrows: annotations(host, 'arrows', parseArrows),
  squares: annotations(host, 'squares', parseMarkedSquares),
});

export const drawingLayers = (
  { arrows, squares }: Drawings,
  orientation: Orientation,
): Required<Pick<Scene, 'under' | 'over'>> => ({
  under: squares.map((square) => ringLayer(square, orientation)),
  over: arrows.map((arrow) => arrowLayer(arrow, orientation)),
});

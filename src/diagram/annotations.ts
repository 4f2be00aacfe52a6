import { err, ok, type Result } from '../lib/result.ts';
import { parseSquare, type Square } from '../rules/squares.ts';
import { annotationColors, type AnnotationColor } from './palette.ts';

export interface Arrow {
  readonly color: AnnotationColor;
  readonly from: Square;
  readonly to: Square;
}

export interface MarkedSquare {
  readonly color: AnnotationColor;
  readonly square: Square;
}

/** The entry of a list that is not an arrow or a square. */
export interface AnnotationError {
  readonly code: 'badAnnotation';
  readonly text: string;
}

/** A picture holds no more; what comes after is a mistake or an attack. */
const MOST = 128;

function parseList<T>(
  text: string,
  read: (entry: string) => T | undefined,
): Result<readonly T[], AnnotationError> {
  const items: T[] = [];
  for (const entry of text.split(/[\s,]+/).filter((part) => part !== '')) {
    const item = items.length < MOST ? read(entry) : undefined;
    if (item === undefined) return err({ code: 'badAnnotation', text: entry });
    items.push(item);
  }
  return ok(items);
}

const colorOf = (entry: string): AnnotationColor | undefined =>
  (Object.keys(annotationColors) as AnnotationColor[]).find(
    (name) => name.charAt(0).toUpperCase() === entry[0],
  );

/** Reads arrows as `%cal` writes them: `Gg2g8,Rh1h3`. */
export const parseArrows = (text: string): Result<readonly Arrow[], AnnotationError> =>
  parseList(text, (entry) => {
    const color = colorOf(entry);
    const from = parseSquare(entry.slice(1, 3));
    const to = parseSquare(entry.slice(3));
    return color === undefined || from === undefined || to === undefined || from === to
      ? undefined
      : { color, from, to };
  });

/** Reads marked squares as `%csl` writes them: `Yb5,Ga8`. */
export const parseMarkedSquares = (text: string): Result<readonly MarkedSquare[], AnnotationError> =>
  parseList(text, (entry) => {
    const color = colorOf(entry);
    const square = parseSquare(entry.slice(1));
    return color === undefined || square === undefined ? undefined : { color, square };
  });

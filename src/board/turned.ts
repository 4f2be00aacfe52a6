import type { Config } from 'chessground/config';
import type { DrawShape } from 'chessground/draw';
import type { Key } from 'chessground/types';
import { place, squareInPlace, type Orientation } from '../rules/orientation.ts';
import { fileOf, parseSquare, rankOf, squareAt, squareName, type Square } from '../rules/squares.ts';

/**
 * chessground draws a1 at the bottom left and knows no side view. So it always draws that way, and is told of a
 * board that has been turned: whatever it draws, drags and animates is right without its knowing.
 */
export function seenKey(square: Square, orientation: Orientation): Key {
  const { x, y } = place(square, orientation);
  return squareName(squareAt(x, 7 - y));
}

/** The square that chessground means by the name of the place where it draws it. */
export function squareSeenAs(key: Key, orientation: Orientation): Square {
  const seen = parseSquare(key);
  if (seen === undefined) throw new Error(`chessground named no square: ${key}`);
  return squareInPlace(fileOf(seen), 7 - rankOf(seen), orientation);
}

/** A configuration in real squares, for a board that is seen from any side. */
export function turnedConfig(config: Config, orientation: Orientation): Config {
  const seen = (key: Key): Key => seenKey(squareOf(key), orientation);
  const turnShape = (shape: DrawShape): DrawShape => ({
    ...shape,
    orig: seen(shape.orig),
    ...(shape.dest && { dest: seen(shape.dest) }),
  });
  const { fen, highlight, movable, drawable } = config;
  return {
    ...config,
    orientation: 'white',
    ...(fen !== undefined && { fen: turnedPlacement(fen, orientation) }),
    ...(highlight && {
      highlight: { ...highlight, ...(highlight.custom && { custom: turnedMap(highlight.custom, seen) }) },
    }),
    ...(movable && {
      movable: {
        ...movable,
        ...(movable.dests && {
          dests: new Map([...movable.dests].map(([from, to]) => [seen(from), to.map(seen)])),
        }),
      },
    }),
    ...(drawable && {
      drawable: {
        ...drawable,
        ...(drawable.shapes && { shapes: drawable.shapes.map(turnShape) }),
        ...(drawable.autoShapes && { autoShapes: drawable.autoShapes.map(turnShape) }),
      },
    }),
  };
}

const squareOf = (key: Key): Square => squareSeenAs(key, 'white');

const turnedMap = <T>(map: ReadonlyMap<Key, T>, seen: (key: Key) => Key): Map<Key, T> =>
  new Map([...map].map(([key, value]) => [seen(key), value]));

/** The pieces of a FEN where they are seen, without counting empty squares together: chessground doesn't mind. */
function turnedPlacement(fen: string, orientation: Orientation): string {
  const [placement = ''] = fen.split(' ');
  const rows = placement.split('/').map((row) => row.replaceAll(/\d/g, (count) => '1'.repeat(Number(count))));
  const letters = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 8 }, (__, column) => {
      const square = squareInPlace(column, row, orientation);
      return rows[7 - rankOf(square)]?.[fileOf(square)] ?? '1';
    }).join(''),
  );
  return letters.join('/');
}

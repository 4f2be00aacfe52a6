import type { Move } from '../rules/position.ts';
import { parseSquare, squareName } from '../rules/squares.ts';

/** Reads `'h2h3'`, and nothing else. */
export function parseUci(text: string): Move | undefined {
  if (text.length !== 4) return undefined;
  const from = parseSquare(text.slice(0, 2));
  const to = parseSquare(text.slice(2));
  return from === undefined || to === undefined ? undefined : { from, to };
}

export const makeUci = ({ from, to }: Move): string => squareName(from) + squareName(to);

import { parseSan } from '../notation/san.ts';
import { parseUci } from '../notation/uci.ts';
import type { Move, Position } from '../rules/position.ts';

/** A move as people type it: UCI, or SAN with a small letter for the piece too. It need not be legal in UCI. */
export function parseMove(position: Position, text: string): Move | undefined {
  const trimmed = text.trim();
  const uci = parseUci(trimmed.toLowerCase());
  if (uci !== undefined) return uci;
  for (const spelling of [trimmed, trimmed.charAt(0).toUpperCase() + trimmed.slice(1)]) {
    const san = parseSan(position, spelling);
    if (san.ok) return san.value;
    if (san.error.code === 'illegal') return san.error.move;
  }
  return undefined;
}

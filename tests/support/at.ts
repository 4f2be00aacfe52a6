import { makeSan, parseSan } from '../../src/notation/san.ts';
import { parseFen } from '../../src/notation/fen.ts';
import { parseUci } from '../../src/notation/uci.ts';
import { type Move, play, type Position, startPosition } from '../../src/rules/position.ts';
import { parseSquare, type Square } from '../../src/rules/squares.ts';

/** The position of a FEN that must be sound. */
export function at(fen: string): Position {
  const position = parseFen(fen);
  if (!position.ok) throw new Error(`${fen}: ${position.error.code}`);
  return position.value;
}

export function uci(text: string): Move {
  const move = parseUci(text);
  if (!move) throw new Error(`not a move: ${text}`);
  return move;
}

export function square(name: string): Square {
  const found = parseSquare(name);
  if (found === undefined) throw new Error(`not a square: ${name}`);
  return found;
}

/** The move of a SAN that must be legal. */
export function san(position: Position, text: string): Move {
  const move = parseSan(position, text);
  if (!move.ok) throw new Error(`${text}: ${move.error.code}`);
  return move.value;
}

/** The position after SAN moves from the start, as in `after('Kh3 Kb3')`. */
export const after = (moves: string, start: Position = startPosition): Position =>
  moves.split(' ').reduce((position, text) => play(position, san(position, text)), start);

export const sanOf = (position: Position, move: string): string => makeSan(position, uci(move));

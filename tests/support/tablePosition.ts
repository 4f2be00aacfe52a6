import { isAttacked } from '../../src/rules/attacks.ts';
import { boardOf, type Color, type PlacedPiece, type Role } from '../../src/rules/board.ts';
import type { Position } from '../../src/rules/position.ts';
import { squaresOf } from '../../src/bot/tables/indexing.ts';
import { materialByKey } from '../../src/bot/tables/material.ts';

const ROLES: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'king'];

/** The position of a table's index as the rules see it, or undefined where there is none. */
export function tablePosition(key: string, index: number, turn: Color): Position | undefined {
  const material = materialByKey(key);
  if (!material) throw new Error(`no material ${key}`);
  const squares = new Uint8Array(4);
  squaresOf(material.kinds.length, index, squares);
  const places = [...squares.subarray(0, material.slots)];
  if (new Set(places).size < places.length) return undefined;
  const board = boardOf(
    places.map((square, slot): PlacedPiece => {
      const color = material.whites[slot] ? 'white' : 'black';
      return { square, piece: { color, role: ROLES[material.roles[slot]!]! } };
    }),
  );
  const [whiteKing = 0, blackKing = 0] = places;
  const isLegal = !isAttacked(board, whiteKing, 'black') && !isAttacked(board, blackKing, 'white');
  return isLegal ? { board, turn, halfmoves: 0, fullmoves: 1 } : undefined;
}

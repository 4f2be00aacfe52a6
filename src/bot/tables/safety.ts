import { BETWEEN_HIGH, BETWEEN_LOW, highBit, lowBit, REACH } from './geometry.ts';
import type { Material } from './material.ts';

/** Where a captured man stands. */
export const OFF_BOARD = 64;

/** Neither king is attacked, the condition on every position of the game. `squares` are by slot. */
export function kingsAreSafe(material: Material, squares: Uint8Array): boolean {
  const { slots, roles, whites } = material;
  let low = 0;
  let high = 0;
  for (let slot = 0; slot < slots; slot++) {
    const square = squares[slot]!;
    if (square < 32) low |= lowBit(square);
    else if (square !== OFF_BOARD) high |= highBit(square);
  }
  for (let slot = 1; slot < slots; slot++) {
    const square = squares[slot]!;
    if (square === OFF_BOARD) continue;
    const pair = square * 64 + squares[whites[slot]!]!;
    const reaches = (REACH[pair]! >> roles[slot]!) & 1;
    if (reaches && !(BETWEEN_LOW[pair]! & low) && !(BETWEEN_HIGH[pair]! & high)) return false;
  }
  return true;
}

/** No two men on one square. */
export function areApart(slots: number, squares: Uint8Array): boolean {
  for (let a = 1; a < slots; a++) {
    for (let b = 0; b < a; b++) if (squares[a] === squares[b]) return false;
  }
  return true;
}

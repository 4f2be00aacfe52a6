import { pieceAt, type Board, type Role } from '../rules/board.ts';
import type { Square } from '../rules/squares.ts';

/** What the board does for a key besides moving the focus and moving pieces. */
export type GridCommand =
  | 'lastMove'
  | 'clocks'
  | 'whitePieces'
  | 'blackPieces'
  | 'attackers'
  | 'moves'
  | 'race'
  | 'whyNot'
  | 'circle'
  | 'arrow'
  | 'typeMove'
  | 'help';

export type KeyMeaning =
  | { readonly type: 'command'; readonly command: GridCommand }
  | { readonly type: 'piece'; readonly role: Role; readonly backwards: boolean };

/** An upper-case letter is one with Shift. */
export const COMMAND_KEYS: Readonly<Record<string, GridCommand>> = {
  l: 'lastMove',
  t: 'clocks',
  p: 'whitePieces',
  P: 'blackPieces',
  a: 'attackers',
  m: 'moves',
  g: 'race',
  y: 'whyNot',
  o: 'circle',
  d: 'arrow',
  '/': 'typeMove',
  '?': 'help',
};

const ROLE_KEYS: Readonly<Record<string, Role>> = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
};

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The Latin character of a key, on a keyboard without Latin letters the one in its place. */
function character({ key, code, shiftKey }: Key): string {
  if (/^[a-z/?]$/i.test(key)) return shiftKey ? key.toUpperCase() : key.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  const letter = key.length === 1 ? (/^Key([A-Z])$/.exec(code)?.[1] ?? '') : '';
  return shiftKey ? letter : letter.toLowerCase();
}

/** What a key on the board asks for, if anything. */
export function keyMeaning(key: Key): KeyMeaning | undefined {
  if (key.ctrlKey || key.altKey || key.metaKey) return undefined;
  const pressed = character(key);
  const command = COMMAND_KEYS[pressed];
  if (command) return { type: 'command', command };
  const role = ROLE_KEYS[pressed.toLowerCase()];
  return role && { type: 'piece', role, backwards: key.shiftKey };
}

/** The next piece of the kind, of either color, from a1 to h8 and round again. */
export function nextPiece(board: Board, from: Square, role: Role, backwards: boolean): Square | undefined {
  for (let n = 1; n <= 64; n++) {
    const square = (from + (backwards ? 128 - n : n)) % 64;
    if (pieceAt(board, square)?.role === role) return square;
  }
  return undefined;
}

import { expect, test } from 'vitest';
import { keyMeaning, nextPiece } from '../../src/board/gridKeys.ts';
import { startPosition } from '../../src/rules/position.ts';
import { square } from '../support/at.ts';

const pressed = (key: string, code: string, part: Partial<KeyboardEvent> = {}): unknown =>
  keyMeaning({ key, code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...part });

test('a letter asks for what it stands for, in whatever layout it is typed', () => {
  const lastMove = { type: 'command', command: 'lastMove' };
  expect(pressed('l', 'KeyL')).toEqual(lastMove);
  expect(pressed('L', 'KeyL')).toEqual(lastMove);
  expect(pressed('д', 'KeyL')).toEqual(lastMove);
  // On a French keyboard the letter decides, not its place.
  expect(pressed('a', 'KeyQ')).toEqual({ type: 'command', command: 'attackers' });
});

test('Shift goes to the other side or backwards', () => {
  expect(pressed('p', 'KeyP')).toEqual({ type: 'command', command: 'whitePieces' });
  expect(pressed('P', 'KeyP', { shiftKey: true })).toEqual({ type: 'command', command: 'blackPieces' });
  expect(pressed('K', 'KeyR', { shiftKey: true })).toEqual({ type: 'piece', role: 'king', backwards: true });
});

test('slash and question mark are found on other layouts too', () => {
  expect(pressed('/', 'Digit7', { shiftKey: true })).toEqual({ type: 'command', command: 'typeMove' });
  expect(pressed('.', 'Slash')).toEqual({ type: 'command', command: 'typeMove' });
  expect(pressed('?', 'Minus', { shiftKey: true })).toEqual({ type: 'command', command: 'help' });
});

test('the browser’s own keys are left alone', () => {
  expect(pressed('l', 'KeyL', { ctrlKey: true })).toBeUndefined();
  expect(pressed('r', 'KeyR', { metaKey: true })).toBeUndefined();
  expect(pressed('Tab', 'Tab')).toBeUndefined();
  expect(pressed('Enter', 'Enter')).toBeUndefined();
});

test('a piece’s letter walks through its kind, both ways round', () => {
  const { board } = startPosition;
  const walk = (from: string, backwards: boolean): number | undefined =>
    nextPiece(board, square(from), 'king', backwards);
  expect(walk('e4', false)).toBe(square('a2'));
  expect(walk('a2', false)).toBe(square('h2'));
  expect(walk('h2', false)).toBe(square('a2'));
  expect(walk('a2', true)).toBe(square('h2'));
  expect(nextPiece(board, square('a1'), 'queen', true)).toBe(square('h1'));
});

import { boardPieces, type Color, type PlacedPiece } from '../rules/board.ts';
import type { Position } from '../rules/position.ts';
import { army } from './army.ts';
import type { DiagramMessages } from './messages/en.ts';

/** In whole sentences: where White's pieces stand, where Black's, and whose move it is. */
export const describePieces = (
  pieces: readonly PlacedPiece[],
  turn: Color,
  messages: DiagramMessages,
): string =>
  [messages.army(army(pieces, 'white')), messages.army(army(pieces, 'black')), messages.turn[turn]].join(' ');

export const describePosition = ({ board, turn }: Position, messages: DiagramMessages): string =>
  describePieces(boardPieces(board), turn, messages);

import type { DrawShape } from 'chessground/draw';
import { squareName, type Square } from '../rules/squares.ts';
import type { Move } from '../rules/position.ts';
import type { IllegalReason } from '../rules/whyIllegal.ts';

import type { BrushName } from './brushes.ts';

const arrow = (from: Square, to: Square, brush: BrushName): DrawShape => ({
  orig: squareName(from),
  dest: squareName(to),
  brush,
});

const ring = (square: Square, brush: BrushName): DrawShape => ({ orig: squareName(square), brush });

function reasonShapes({ from, to }: Move, reason: IllegalReason): readonly DrawShape[] {
  switch (reason.kind) {
    case 'gameOver':
    case 'noPiece':
    case 'notYourPiece':
      return [ring(from, 'tried')];
    case 'ownPieceThere':
    case 'pieceCannotReach':
      return [ring(to, 'tried')];
    case 'blocked':
      return [ring(reason.by, 'shield')];
    case 'leavesKingInCheck':
    case 'discoversOwnKing':
    case 'givesCheck':
    case 'discoversCheck':
      return [
        ...reason.checkers.map((checker) => arrow(checker, reason.king, 'attack')),
        ring(reason.king, 'attack'),
        // Where a line opens, the square left behind; where the moved piece checks, the way it would go.
        ...(reason.shield === undefined ? [] : [ring(reason.shield, 'shield')]),
        ...(reason.kind === 'givesCheck' ? [arrow(from, to, 'tried')] : []),
      ];
  }
}

/** What to draw on the board as it stands, to show why a move is impossible. */
export const whyNotShapes = (move: Move, reasons: readonly IllegalReason[]): readonly DrawShape[] =>
  reasons.flatMap((reason) => reasonShapes(move, reason));

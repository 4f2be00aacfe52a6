import type { Config } from 'chessground/config';
import type { Key } from 'chessground/types';
import { makeFen } from '../notation/fen.ts';
import { legalDests } from '../rules/moves.ts';
import { squareName } from '../rules/squares.ts';
import { movableColor, shownMove, shownPosition } from '../session/selectors.ts';
import type { SessionState } from '../session/session.ts';

export interface BoardLook {
  /** 0 turns animation off. */
  readonly animationMs: number;
}

/**
 * The whole board, declared from state. Castling is off everywhere, and so are chessground's own premoves,
 * which would offer a king on its first rank the rook's square.
 */
export function boardConfig(state: SessionState, look: BoardLook): Config {
  const position = shownPosition(state);
  const color = movableColor(state);
  const mayMove = color !== undefined;
  return {
    fen: makeFen(position),
    orientation: state.orientation,
    turnColor: position.turn,
    coordinates: true,
    ranksPosition: 'left',
    autoCastle: false,
    blockTouchScroll: true,
    disableContextMenu: true,
    highlight: { lastMove: false, check: false, custom: lastMoveMarks(state) },
    animation: { enabled: look.animationMs > 0, duration: look.animationMs },
    movable: {
      free: false,
      color: color ?? 'both',
      dests: mayMove ? destKeys(state) : new Map<Key, Key[]>(),
      showDests: true,
      rookCastle: false,
    },
    premovable: { enabled: false },
    draggable: { enabled: mayMove, showGhost: true },
    selectable: { enabled: mayMove },
    drawable: { enabled: false, visible: false },
  };
}

/** A fresh map each time: chessground keeps and changes the one it is given. */
function destKeys(state: SessionState): Map<Key, Key[]> {
  const dests = legalDests(shownPosition(state));
  return new Map([...dests].map(([from, squares]) => [squareName(from), squares.map(squareName)]));
}

function lastMoveMarks(state: SessionState): Map<Key, string> {
  const move = shownMove(state);
  return move
    ? new Map([
        [squareName(move.from), 'last-from'],
        [squareName(move.to), 'last-to'],
      ])
    : new Map();
}

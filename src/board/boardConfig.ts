import type { Config } from 'chessground/config';
import type { DrawShape } from 'chessground/draw';
import type { Key } from 'chessground/types';
import { makeFen } from '../notation/makeFen.ts';
import { boardPieces, pieceAt } from '../rules/board.ts';
import { squareName, type Square } from '../rules/squares.ts';
import type { Drawing } from '../session/drawings.ts';
import { boardPosition, handColor, premoveColor, premoveDests } from '../session/premoves.ts';
import type { SessionState } from '../session/sessionState.ts';
import type { WhyNot } from '../session/settings.ts';
import { brushes } from './brushes.ts';
import { squareMarks } from './squareMarks.ts';

export interface BoardLook {
  /** 0 turns animation off. */
  readonly animationMs: number;
  /** When squares that checks forbid are marked. */
  readonly whyNot: WhyNot;
  /** A finger on an empty square scrolls the page. */
  readonly scrolls?: boolean;
}

/** What the board draws by itself: see `explanation.ts`. */
export type Explain = (state: SessionState) => readonly DrawShape[];

const SQUARES: readonly Square[] = Array.from({ length: 64 }, (_, square) => square);

/**
 * The whole board, declared from state as White sees it; `chosen` is the square whose piece is about to move.
 * Castling is off everywhere, and so are chessground's own premoves, which would offer a king on its first rank the
 * rook's square and know no queue: to chessground a premove is a move like any other.
 */
export function boardConfig(
  state: SessionState,
  look: BoardLook,
  chosen?: Square,
  explain: Explain = () => [],
): Config {
  const position = boardPosition(state);
  const color = handColor(state);
  const mayMove = color !== undefined;
  return {
    fen: makeFen(position),
    turnColor: color ?? position.turn,
    coordinates: false,
    autoCastle: false,
    // A finger that can move nothing scrolls the page too, from a square without a piece.
    blockTouchScroll: mayMove && !look.scrolls,
    disableContextMenu: true,
    highlight: { lastMove: false, check: false, custom: squareMarks(state, look.whyNot, chosen) },
    animation: { enabled: look.animationMs > 0, duration: look.animationMs },
    movable: {
      free: false,
      color: color ?? 'both',
      dests: mayMove ? destKeys(state) : new Map<Key, Key[]>(),
      showDests: false,
      rookCastle: false,
    },
    premovable: { enabled: false },
    draggable: { enabled: mayMove, showGhost: true },
    selectable: { enabled: mayMove },
    drawable: {
      enabled: true,
      visible: true,
      eraseOnMovablePieceClick: false,
      brushes,
      shapes: state.drawings.map(drawnShape),
      autoShapes: [...explain(state)],
    },
  };
}

const drawnShape = ({ from, to, color }: Drawing): DrawShape => ({
  orig: squareName(from),
  brush: color,
  ...(to !== undefined && { dest: squareName(to) }),
});

/**
 * Every square that a piece could be put on by hand, not only the legal ones: the rules say no at the door, and why.
 * Squares of one's own pieces are left out, so that a click there chooses another piece; a premove may go there, to
 * take back what the opponent takes. A fresh map each time: chessground keeps and changes the one it is given.
 */
function destKeys(state: SessionState): Map<Key, Key[]> {
  const position = boardPosition(state);
  const { board } = position;
  const turn = handColor(state);
  const open = SQUARES.filter((square) => pieceAt(board, square)?.color !== turn).map(squareName);
  const own = boardPieces(board).filter(({ piece }) => piece.color === turn);
  const ahead = premoveColor(state) !== undefined;
  const dests = (square: Square): Key[] =>
    ahead ? premoveDests(position, square).map(squareName) : [...open];
  return new Map(own.map(({ square }) => [squareName(square), dests(square)]));
}

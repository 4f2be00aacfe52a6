import { type Game, positionAt } from '../game/game.ts';
import { attackers } from '../rules/attacks.ts';
import { boardPieces, kingSquare, pieceAt } from '../rules/board.ts';
import { goalMoves } from '../rules/outcome.ts';
import { type Move, play, type Position, samePosition } from '../rules/position.ts';
import { fileOf, GOAL_RANK, rankOf, type Square, squareAt } from '../rules/squares.ts';
import { whyIllegal } from '../rules/whyIllegal.ts';

/** A square of the eighth rank that Black's king could not step on, and the pieces that keep it off. */
export interface ClosedSquare {
  readonly square: Square;
  readonly by: readonly Square[];
}

/** What shows on the board that a game has ended as it has. */
export interface Proof {
  /** Kings that have arrived. */
  readonly arrived: readonly Square[];
  /** Beside Black's king on the seventh rank, when White's arrival could not be answered. */
  readonly closed: readonly ClosedSquare[];
  /** Black's king moves that would have drawn, when the reply was another move. */
  readonly missed: readonly Move[];
  /** In a stalemate: every move that a piece could make but for a check. */
  readonly forbidden: readonly Move[];
  /** Where a position that came again ended it: the plies after which it stood, 0 for the first position. */
  readonly stood: readonly number[];
}

const NOTHING: Proof = { arrived: [], closed: [], missed: [], forbidden: [], stood: [] };

/** The position must be one where White has just arrived for good, so Black is to move. */
function closedSquares(position: Position): readonly ClosedSquare[] {
  const { board } = position;
  const king = kingSquare(board, 'black');
  if (rankOf(king) !== GOAL_RANK - 1) return [];
  return [-1, 0, 1]
    .map((step) => fileOf(king) + step)
    .filter((file) => file >= 0 && file < 8)
    .map((file) => {
      const square = squareAt(file, GOAL_RANK);
      if (pieceAt(board, square)?.color === 'black') return { square, by: [square] };
      const after = play(position, { from: king, to: square }).board;
      const guards = attackers(after, square, 'white');
      // No guard: the step itself would uncover a check on White's king.
      return {
        square,
        by: guards.length > 0 ? guards : attackers(after, kingSquare(after, 'white'), 'black'),
      };
    });
}

function forbiddenMoves(position: Position): readonly Move[] {
  const moves: Move[] = [];
  for (const { square: from, piece } of boardPieces(position.board)) {
    if (piece.color !== position.turn) continue;
    for (let to = 0; to < 64; to++) {
      const [reason] = whyIllegal(position, { from, to });
      if (reason && 'checkers' in reason) moves.push({ from, to });
    }
  }
  return moves;
}

function timesOnBoard(game: Game, final: Position): readonly number[] {
  const plies = Array.from({ length: game.plies.length + 1 }, (_, ply) => ply);
  return plies.filter((ply) => {
    const position = positionAt(game, ply);
    return position !== undefined && samePosition(position, final);
  });
}

const kings = ({ board }: Position): readonly Square[] =>
  [kingSquare(board, 'white'), kingSquare(board, 'black')].filter((king) => rankOf(king) === GOAL_RANK);

/** The proof of a finished game's end; nothing where players ended it. */
export function proofOf(game: Game): Proof {
  const { outcome, plies, start } = game;
  const final = plies.at(-1)?.position ?? start;
  const reason = outcome?.reason;
  if (reason === 'stalemate') return { ...NOTHING, forbidden: forbiddenMoves(final) };
  if (reason === 'threefold' || reason === 'fivefold')
    return { ...NOTHING, stood: timesOnBoard(game, final) };
  if (reason === 'blackReached' || reason === 'bothReached') return { ...NOTHING, arrived: kings(final) };
  if (reason !== 'whiteReached') return NOTHING;
  if (final.turn === 'black') return { ...NOTHING, arrived: kings(final), closed: closedSquares(final) };
  // The reply may be the first ply of a game that was set up before it.
  const asked = plies.length === 0 ? undefined : (plies.at(-2)?.position ?? start);
  return {
    ...NOTHING,
    arrived: kings(final),
    missed: asked ? goalMoves(asked).toSorted((a, b) => a.to - b.to) : [],
  };
}

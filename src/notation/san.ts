import { err, ok, type Result } from '../lib/result.ts';
import { boardPieces, pieceAt } from '../rules/board.ts';
import { legalMoves } from '../rules/moves.ts';
import { positionOutcome } from '../rules/outcome.ts';
import { type Move, play, type Position } from '../rules/position.ts';
import { fileOf, parseSquare, rankOf, type Square, squareName } from '../rules/squares.ts';
import { type IllegalReason, whyIllegal } from '../rules/whyIllegal.ts';
import { LETTER_OF, roleOf } from './letters.ts';

/** File, rank or both: as much of the origin as tells the move from its legal twins. */
function originHint({ from }: Move, twins: readonly Square[]): string {
  const name = squareName(from);
  if (twins.length === 0) return '';
  if (twins.every((twin) => fileOf(twin) !== fileOf(from))) return name.slice(0, 1);
  if (twins.every((twin) => rankOf(twin) !== rankOf(from))) return name.slice(1);
  return name;
}

/** The SAN of a legal move: never `+`; `#` where it leaves a side the winner of the race. */
export function makeSan(position: Position, move: Move): string {
  const { board } = position;
  const piece = pieceAt(board, move.from);
  if (!piece) throw new Error(`no piece on ${squareName(move.from)}`);
  const twins = legalMoves(position)
    .filter(
      ({ from, to }) => to === move.to && from !== move.from && pieceAt(board, from)?.role === piece.role,
    )
    .map(({ from }) => from);
  const capture = pieceAt(board, move.to) ? 'x' : '';
  const won = positionOutcome(play(position, move))?.winner ? '#' : '';
  return LETTER_OF[piece.role] + originHint(move, twins) + capture + squareName(move.to) + won;
}

export type SanError = { readonly text: string } & (
  | { readonly code: 'notSan' | 'gameOver' | 'noSuchPiece' }
  | { readonly code: 'ambiguous'; readonly moves: readonly Move[] }
  | { readonly code: 'illegal'; readonly move: Move; readonly reasons: readonly IllegalReason[] }
);

/** Piece, origin, capture, target, and whatever marks follow: right or wrong, they decide nothing. */
const SAN = /^([KQRBN])([a-h])?([1-8])?[x:-]?([a-h][1-8])[+#!?=†‡‼⁇⁈⁉]*$/;

/** Longer than any move with its marks. */
const MAX_LENGTH = 30;

/** Reads a move as people and programs write it, see the rules of notation: lenient in form, never in the move. */
export function parseSan(position: Position, text: string): Result<Move, SanError> {
  const [whole, letter = '', file, rank, target = ''] =
    (text.length <= MAX_LENGTH && SAN.exec(text.trim())) || [];
  if (whole === undefined) return err({ code: 'notSan', text: text.slice(0, MAX_LENGTH) });
  const role = roleOf(letter);
  const to = parseSquare(target)!;
  const legal = legalMoves(position);
  if (legal.length === 0) return err({ code: 'gameOver', text });

  const origins = boardPieces(position.board)
    .filter(({ square, piece }) => {
      const name = squareName(square);
      return (
        piece.role === role &&
        piece.color === position.turn &&
        (file ?? name[0]) === name[0] &&
        (rank ?? name[1]) === name[1]
      );
    })
    .map(({ square }) => square);
  const moves = legal.filter((move) => move.to === to && origins.includes(move.from));
  const [move] = moves;
  if (move) return moves.length === 1 ? ok(move) : err({ code: 'ambiguous', text, moves });

  const refused = origins
    .map((from) => ({ move: { from, to }, reasons: whyIllegal(position, { from, to }) }))
    .toSorted((a, b) => nearness(b.reasons) - nearness(a.reasons));
  const [nearest] = refused;
  return err(nearest ? { code: 'illegal', text, ...nearest } : { code: 'noSuchPiece', text });
}

/** Of several pieces that may not go there, the one that nearly could explains most. */
function nearness(reasons: readonly IllegalReason[]): number {
  if (reasons.some(({ kind }) => kind === 'pieceCannotReach')) return 0;
  return reasons.some(({ kind }) => kind === 'blocked') ? 1 : 2;
}

import { pieceAt } from '../rules/board.ts';
import { blackMayReply, type Outcome } from '../rules/outcome.ts';
import { play, type Move, type Position } from '../rules/position.ts';
import { squareName } from '../rules/squares.ts';
import { moveWords, outcomeWords } from './words.ts';

/** A move as it is read out, with what it changed in the race. */
export function moveSentence(before: Position, move: Move): string {
  const piece = pieceAt(before.board, move.from);
  const taken = pieceAt(before.board, move.to);
  if (piece === undefined) return '';
  const name = moveWords.pieces[piece.color][piece.role];
  const [from, to] = [squareName(move.from), squareName(move.to)];
  const said =
    taken === undefined
      ? moveWords.moved(before.fullmoves, name, from, to)
      : moveWords.captured(before.fullmoves, name, from, to, moveWords.pieces[taken.color][taken.role]);
  return blackMayReply(play(before, move)) ? `${said} ${moveWords.lastReply}` : said;
}

/** Here nobody resigns, claims or runs out of time: the other reasons have no words. */
export function outcomeSentence({ winner, reason }: Outcome): string {
  const { verdict, reasons } = outcomeWords;
  const why = reason in reasons ? reasons[reason as keyof typeof reasons] : '';
  return `${verdict[winner ?? 'draw']}. ${why}`;
}

import { err, ok, type Result } from '../lib/result.ts';
import { FIFTY_MOVES, positionOutcome } from '../rules/outcome.ts';
import type { Move, Position } from '../rules/position.ts';
import { whyIllegal } from '../rules/whyIllegal.ts';
import type { PgnFault } from './pgnProblems.ts';
import { parseSan, type SanError } from './san.ts';
import { parseUci } from './uci.ts';

/** One site names what is taken: `Nd4xBf5`. */
const NAMED_CAPTURE = /^([KQRBN][a-h][1-8]x)[KQRBN]([a-h][1-8])/;

function faultOf(error: SanError): PgnFault {
  switch (error.code) {
    case 'notSan':
      return { code: 'unreadableMove' };
    case 'ambiguous':
      return { code: 'ambiguousMove', moves: error.moves };
    case 'illegal':
      return { code: 'illegalMove', move: error.move, reasons: error.reasons };
    case 'gameOver':
    case 'noSuchPiece':
      return { code: error.code };
  }
}

function readUci(position: Position, move: Move): Result<Move, PgnFault> {
  const reasons = whyIllegal(position, move);
  return reasons.length === 0 ? ok(move) : err({ code: 'illegalMove', move, reasons });
}

/** The move a word of the movetext means, in SAN or, as a few programs write, in UCI. */
export function readMove(position: Position, word: string): Result<Move, PgnFault> {
  // The draws by the half-move clock leave legal moves that no game has any more.
  if (position.halfmoves >= FIFTY_MOVES && positionOutcome(position)) return err({ code: 'gameOver' });
  const uci = parseUci(word);
  if (uci) return readUci(position, uci);
  const san = parseSan(position, word.replace(NAMED_CAPTURE, '$1$2'));
  return san.ok ? san : err(faultOf(san.error));
}

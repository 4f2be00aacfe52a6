import { err, ok, type Result } from '../lib/result.ts';
import { attackers } from '../rules/attacks.ts';
import { type Board, boardOf, type Color, kingSquare, opposite, type PlacedPiece } from '../rules/board.ts';
import type { Position } from '../rules/position.ts';
import { GOAL_RANK, rankOf, type Square, squareAt } from '../rules/squares.ts';
import { roleOf } from './letters.ts';

export const START_FEN = '8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1';

export type FenField = 'board' | 'turn' | 'castling' | 'enPassant' | 'halfmoves' | 'fullmoves';

/** What is wrong with a FEN, and with which part of it. */
export type FenError = {
  /** `undefined`: the text as a whole. */
  readonly field?: FenField;
  /** The offending part, cut to what can be shown. */
  readonly text: string;
} & (
  | { readonly code: 'empty' | 'tooLong' | 'tooFewFields' | 'tooManyFields' }
  | { readonly code: 'rankCount' }
  | { readonly code: 'rankWidth' | 'adjacentDigits' | 'badPiece' | 'pawn'; readonly rank: number }
  | { readonly code: 'kingCount'; readonly color: Color; readonly count: number }
  | { readonly code: 'badTurn' | 'castling' | 'enPassant' | 'badCounter' }
  | {
      readonly code: 'kingAttacked';
      readonly color: Color;
      readonly king: Square;
      readonly checkers: readonly Square[];
    }
  | { readonly code: 'bothReachedBlackToMove' }
);

/** Longer than any FEN with generous spaces. */
const MAX_LENGTH = 200;
const SHOWN = 40;

const shown = (text: string): string => text.slice(0, SHOWN);

function parseRank(text: string, rank: number): Result<readonly PlacedPiece[], FenError> {
  const wrong = (code: 'rankWidth' | 'adjacentDigits' | 'badPiece' | 'pawn', part: string) =>
    err({ code, field: 'board', text: shown(part), rank: rank + 1 } as const);
  const pieces: PlacedPiece[] = [];
  let file = 0;
  let afterDigit = false;
  for (const letter of text) {
    if (/^[1-8]$/.test(letter)) {
      if (afterDigit) return wrong('adjacentDigits', text);
      file += Number(letter);
      afterDigit = true;
      continue;
    }
    if (letter === 'p' || letter === 'P') return wrong('pawn', letter);
    const upper = letter.toUpperCase();
    const role = roleOf(upper);
    if (!role) return wrong('badPiece', letter);
    pieces.push({
      square: squareAt(file, rank),
      piece: { color: letter === upper ? 'white' : 'black', role },
    });
    file++;
    afterDigit = false;
  }
  return file === 8 ? ok(pieces) : wrong('rankWidth', text);
}

function parseBoard(text: string): Result<Board, FenError> {
  const ranks = text.split('/');
  if (ranks.length !== 8) return err({ code: 'rankCount', field: 'board', text: shown(text) });
  const pieces: PlacedPiece[] = [];
  for (const [n, rankText] of ranks.entries()) {
    const rank = parseRank(rankText, 7 - n);
    if (!rank.ok) return rank;
    pieces.push(...rank.value);
  }
  for (const color of ['white', 'black'] as const) {
    const count = pieces.filter(({ piece }) => piece.role === 'king' && piece.color === color).length;
    if (count !== 1) return err({ code: 'kingCount', field: 'board', text: shown(text), color, count });
  }
  return ok(boardOf(pieces));
}

/** No sign, no exponent, no leading zero, and no number that no game has. */
const isCounter = (text: string): boolean => /^(?:0|[1-9]\d{0,4})$/.test(text);

/** A position in which no king is attacked and which a game can have come to. */
function checkSetup(position: Position, text: string): Result<Position, FenError> {
  const { board, turn } = position;
  for (const color of ['white', 'black'] as const) {
    const king = kingSquare(board, color);
    const checkers = attackers(board, king, opposite(color));
    if (checkers.length > 0) {
      return err({ code: 'kingAttacked', field: 'board', text: shown(text), color, king, checkers });
    }
  }
  const bothReached = [board.kings.white, board.kings.black].every((king) => rankOf(king) === GOAL_RANK);
  if (bothReached && turn === 'black')
    return err({ code: 'bothReachedBlackToMove', field: 'turn', text: 'b' });
  return ok(position);
}

/**
 * A position to play or to look at; it may be finished already. Six fields, or five or four with the
 * missing counters 0 and 1.
 */
export function parseFen(text: string): Result<Position, FenError> {
  const trimmed = text.trim();
  if (trimmed === '') return err({ code: 'empty', text: '' });
  if (trimmed.length > MAX_LENGTH) return err({ code: 'tooLong', text: shown(trimmed) });
  const fields = trimmed.split(/\s+/);
  if (fields.length > 6) return err({ code: 'tooManyFields', text: shown(fields.slice(6).join(' ')) });

  const [boardText = '', turn, castling, enPassant, halfmoves = '0', fullmoves = '1'] = fields;
  const board = parseBoard(boardText);
  if (!board.ok) return board;
  if (turn === undefined || castling === undefined || enPassant === undefined) {
    return err({ code: 'tooFewFields', text: shown(trimmed) });
  }
  if (turn !== 'w' && turn !== 'b') return err({ code: 'badTurn', field: 'turn', text: shown(turn) });
  if (castling !== '-') return err({ code: 'castling', field: 'castling', text: shown(castling) });
  if (enPassant !== '-') return err({ code: 'enPassant', field: 'enPassant', text: shown(enPassant) });
  if (!isCounter(halfmoves)) return err({ code: 'badCounter', field: 'halfmoves', text: shown(halfmoves) });
  if (!isCounter(fullmoves) || fullmoves === '0') {
    return err({ code: 'badCounter', field: 'fullmoves', text: shown(fullmoves) });
  }
  return checkSetup(
    {
      board: board.value,
      turn: turn === 'w' ? 'white' : 'black',
      halfmoves: Number(halfmoves),
      fullmoves: Number(fullmoves),
    },
    boardText,
  );
}

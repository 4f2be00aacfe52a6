import type { FenError } from '../../notation/fen.ts';
import type { IllegalReason } from '../../rules/whyIllegal.ts';
import { squareName, type Square } from '../../rules/squares.ts';

export { en as diagramWords } from '../../diagram/messages/en.ts';
export { moveWords, outcomeWords } from '../../session/boardMessages/en.ts';

const list = (squares: readonly Square[]): string =>
  new Intl.ListFormat('en-GB').format(squares.map(squareName));

/** Why a FEN is no position to show. */
export function fenSentence(error: FenError): string {
  switch (error.code) {
    case 'empty':
      return 'The FEN is empty.';
    case 'tooLong':
      return 'The FEN is too long.';
    case 'tooFewFields':
      return 'The FEN is incomplete: board, side to move, castling and en passant are needed.';
    case 'tooManyFields':
      return `The FEN has more fields than a FEN has: ${error.text}`;
    case 'rankCount':
      return 'The board of the FEN does not have eight ranks.';
    case 'rankWidth':
      return `Rank ${error.rank} of the FEN does not have eight squares: ${error.text}`;
    case 'adjacentDigits':
      return `Rank ${error.rank} of the FEN has two numbers in a row: ${error.text}`;
    case 'badPiece':
      return `Rank ${error.rank} of the FEN has a sign that is no piece: ${error.text}`;
    case 'pawn':
      return `Rank ${error.rank} of the FEN has a pawn, and Racing Kings has none.`;
    case 'kingCount':
      return `The position needs one ${error.color} king; the FEN has ${error.count}.`;
    case 'badTurn':
      return `The side to move is w or b, not ${error.text}`;
    case 'castling':
      return `There is no castling in Racing Kings: a - is needed, not ${error.text}`;
    case 'enPassant':
      return `There is no en passant in Racing Kings: a - is needed, not ${error.text}`;
    case 'badCounter':
      return `A move counter of the FEN is no number that a game can have: ${error.text}`;
    case 'kingAttacked':
      return `The ${error.color} king is in check from ${list(error.checkers)}, which Racing Kings never allows.`;
    case 'bothReachedBlackToMove':
      return 'Both kings are on the eighth rank with Black to move, which no game can come to.';
  }
}

/** Why a move is not allowed. */
export function whySentence(reason: IllegalReason): string {
  switch (reason.kind) {
    case 'leavesKingInCheck':
      return `Your king would be in check from ${list(reason.checkers)}.`;
    case 'discoversOwnKing':
      return `The move would open a line to your own king: check from ${list(reason.checkers)}.`;
    case 'givesCheck':
      return 'The move would give check, and that is not allowed.';
    case 'discoversCheck':
      return `The move would uncover a check from ${list(reason.checkers)}, and that is not allowed.`;
    case 'blocked':
      return `The piece on ${squareName(reason.by)} is in the way.`;
    case 'noPiece':
      return 'There is no piece on that square.';
    case 'notYourPiece':
      return 'It is not that side’s turn.';
    case 'ownPieceThere':
      return 'Your own piece stands there.';
    case 'pieceCannotReach':
      return 'The piece does not move like that.';
    case 'gameOver':
      return 'The game is over.';
  }
}

export const flip: string = 'Turn the board';

export const boardWords = {
  board: 'Board. Arrow keys move over it, Enter picks up and puts down.',
  empty: (square: string) => `${square}, empty`,
  occupied: (square: string, piece: string) => `${square}, ${piece}`,
  selected: (text: string) => `${text}, picked up`,
  move: 'Move',
  movePlaceholder: 'Move, such as Kh3',
  enter: 'Play it',
  notAMove: (text: string) => `${text} is no move here.`,
};

export const playWords = {
  newGame: 'New game',
  takeBack: 'Take back',
  hint: 'Hint',
  level: 'Strength',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  side: 'You play',
  sides: { white: 'White', black: 'Black', random: 'Either' },
  yourMove: { white: 'Your move: you are White.', black: 'Your move: you are Black.' },
  thinking: 'The computer is thinking …',
  noOpponent: 'The computer can’t play in this browser. You can move both sides.',
  hintMove: (from: string, to: string) => `${from} to ${to} looks good.`,
};

export const replayWords = {
  first: 'First position',
  previous: 'Previous move',
  next: 'Next move',
  last: 'Last position',
  game: 'Game',
  noGame: 'There is no game in this PGN.',
  tooLarge: 'The game file is too large.',
  notFetched: 'The game file could not be loaded.',
  badFen: (text: string) => `The FEN is no position of Racing Kings: ${text}`,
  otherVariant: (variant: string) => `This is a game of ${variant}, not of Racing Kings.`,
  atLine: (line: number, text: string) => `Line ${line} of the PGN: ${text}`,
  notUnderstood: (text: string) => `“${text}” is not a move that can be played there.`,
};

export const puzzleWords = {
  find: { white: 'White to move: find the best.', black: 'Black to move: find the best.' },
  good: 'Right. Go on.',
  wrong: 'That is not it. Try again.',
  solved: 'Solved!',
  failed: (solution: string) => `Not solved. The solution: ${solution}`,
  again: 'Try again',
  solution: 'Show the solution',
  hint: 'Hint',
  hintPiece: (square: string) => `Look at the piece on ${square}.`,
  noSolution: 'The puzzle has no solution that can be played.',
};

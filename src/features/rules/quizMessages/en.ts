import { listed } from '../../../i18n/listed.ts';
import type { Consequence, QuestionId } from '../quiz.ts';

interface QuestionWords {
  readonly question: string;
  /** Said after every answer, right or wrong. */
  readonly why: string;
}

const questions = {
  rookCheck: {
    question: 'White moves the rook from h1 to h5. Is it allowed?',
    why: 'No move may give check.',
  },
  behindKnight: {
    question: 'White moves the rook from d1 to d3, behind the knight. Is it allowed?',
    why: 'The knight on d4 stands between rook and king, so nothing is attacked. It is the knight that may not leave.',
  },
  looseRook: {
    question: 'Nothing defends the rook on d4. May the queen take it?',
    why: 'A capture that gives check is forbidden like any other check: the king on b4 protects everything that stands on its lines.',
  },
  frozen: {
    question: 'Which white pieces can’t move at all? Point at them.',
    why: 'The knight on c2 stands before the bishop on d1, the knight on e4 before the rook on h4. Wherever they jump, a line to the black king opens.',
  },
  kingOnLine: {
    question: 'Point at every square the white king may go to.',
    why: 'The king stands between its own rook and the black king. Only on c4 and e4 does it keep the line closed.',
  },
  arrivesFirst: {
    question: 'White’s king steps onto g8. What now?',
    why: 'Black has one more move, because the black king can still step onto the eighth rank. The game ends with that reply.',
  },
  bothArrive: {
    question: 'White has arrived, and Black answers with the king to c8. What is the result?',
    why: 'Both kings are home: White came first, and Black followed at once. That is a draw.',
  },
  blackArrives: {
    question:
      'Both kings stand on the seventh rank. It is Black’s turn, and the king steps onto b8. What now?',
    why: 'Only Black gets an extra move, because White began the game. When Black arrives first, it is over at once.',
  },
  lastReply: {
    question: 'White has arrived. Point at the squares where the black king can go to draw.',
    why: 'The king has to reach the eighth rank with this very move. The bishop on h2 attacks b8, so a8 and c8 are left.',
  },
  rightSquare: {
    question: 'White’s king can arrive on two squares, but only one wins. Find the winning move.',
    why: 'The rook closes c8 and the bishop d8. From f8 the king itself closes e8, so Black can’t follow. From g8 it would not.',
  },
  closeRank: {
    question: 'Black is about to arrive. Find the one white move that prevents it.',
    why: 'On h8 the rook guards the whole eighth rank. The black king may not step onto an attacked square.',
  },
  onlySquare: {
    question: 'White has arrived. Find the one black move that draws.',
    why: 'The bishop on h2 attacks b8 and the rook on c1 attacks c8. Only a8 is left.',
  },
  loneKings: {
    question: 'Black’s king takes the last rook, and two kings are left alone. What now?',
    why: 'A lone king can still win the race, so there is no draw for want of pieces.',
  },
  onlyChecks: {
    question: 'White’s queen goes to b3. Black still has a knight that could jump. What now?',
    why: 'Black’s king has no safe square, and both jumps of the knight would give check. Whoever has no legal move is stalemated, and that is a draw.',
  },
  noReplyLeft: {
    question: 'White’s king steps onto g8, and Black has no legal move at all. What now?',
    why: 'White wins. The race comes first: it would have been stalemate only if White had not arrived.',
  },
} satisfies Readonly<Record<QuestionId, QuestionWords>>;

const consequences = {
  whiteWins: 'White has won',
  blackWins: 'Black has won',
  draw: 'It is a draw',
  goesOn: 'The game goes on',
} satisfies Readonly<Record<Consequence, string>>;

const list = (parts: readonly string[]): string => listed(parts, ' and ');

export const en = {
  lead: (count: number) => `${count} questions. Your answers are kept on this device.`,
  list: 'Questions',
  number: (number: number) => `Question ${number}`,
  of: (number: number, count: number) => `Question ${number} of ${count}`,
  states: { right: 'right', wrong: 'wrong' },
  answers: 'Your answer',
  yes: 'Allowed',
  no: 'Not allowed',
  consequences,
  /** What to do where the answer is given on the board. */
  hints: {
    point: 'Press the squares, then check your answer.',
    find: 'Make the move on the board.',
  },
  check: 'Check my answer',
  right: 'Right!',
  wrong: 'Not quite',
  missed: (squares: readonly string[]) => `Still missing: ${list(squares)}.`,
  extra: (squares: readonly string[]) => `Not right: ${list(squares)}.`,
  tryAgain: 'Try again',
  showMe: 'Show me',
  next: 'Next question',
  result: 'Your result',
  score: (right: number, count: number) => `${right} of ${count} right`,
  verdict: {
    all: 'You know the rules. Time for a game!',
    some: 'Look at the questions you missed, or just play: the board explains every move it refuses.',
  },
  restart: 'Start again',
  play: 'Play a game',
  questions,
};

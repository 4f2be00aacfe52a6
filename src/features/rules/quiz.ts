import type { SquareName } from '../../rules/squares.ts';
import type { Trial } from './trial.ts';

type QuizMove = `${SquareName}${SquareName}`;

/** What `line` comes to. */
export type Consequence = 'whiteWins' | 'blackWins' | 'draw' | 'goesOn';

interface Asked extends Trial {
  readonly id: string;
}

/** Choose an answer: what happens when `line` is played? */
interface Choose extends Asked {
  readonly kind: 'choose';
  readonly answer: Consequence;
}

/** Is the only move of `line` allowed? */
interface Allowed extends Asked {
  readonly kind: 'allowed';
  readonly answer: 'yes' | 'no';
}

/** Point at squares. With `from` they are where the piece there may go, and what forbids another is said of it. */
interface Point extends Asked {
  readonly kind: 'point';
  readonly answer: readonly SquareName[];
  readonly from?: SquareName;
  /** Drawn when an answer was wrong. */
  readonly proof: string;
}

/** Find the move that wins at once, keeps the other side from winning with the next move, or draws. */
interface Find extends Asked {
  readonly kind: 'find';
  readonly aim: 'win' | 'stop' | 'draw';
  readonly answer: readonly QuizMove[];
}

export type Question = Choose | Allowed | Point | Find;

/** In the order they are asked; the words are in `quizMessages/`, under the same names. */
export const QUESTIONS = [
  {
    id: 'rookCheck',
    kind: 'allowed',
    fen: '8/8/8/3k4/8/8/8/K6R w - - 0 1',
    line: ['h1h5'],
    arrows: 'Yh1h5',
    answer: 'no',
  },
  {
    id: 'behindKnight',
    kind: 'allowed',
    fen: '8/8/8/3k4/3N4/8/8/3R3K w - - 0 1',
    line: ['d1d3'],
    arrows: 'Yd1d3',
    answer: 'yes',
  },
  {
    id: 'looseRook',
    kind: 'allowed',
    fen: '8/8/8/8/1k1r3Q/8/8/6K1 w - - 0 1',
    line: ['h4d4'],
    arrows: 'Yh4d4',
    answer: 'no',
  },
  {
    id: 'frozen',
    kind: 'point',
    fen: '8/8/8/8/k3N2R/8/2N5/3B3K w - - 0 1',
    line: [],
    answer: ['c2', 'e4'],
    proof: 'Rd1a4,Rh4a4',
  },
  {
    id: 'kingOnLine',
    kind: 'point',
    fen: '8/8/8/8/k2K3R/8/8/8 w - - 0 1',
    line: [],
    from: 'd4',
    answer: ['c4', 'e4'],
    proof: 'Rh4a4,Gd4c4,Gd4e4',
  },
  {
    id: 'arrivesFirst',
    kind: 'choose',
    fen: '8/1k4K1/8/8/8/8/8/8 w - - 0 1',
    line: ['g7g8'],
    arrows: 'Yg7g8',
    answer: 'goesOn',
  },
  {
    id: 'bothArrive',
    kind: 'choose',
    fen: '6K1/1k6/8/8/8/8/8/8 b - - 0 1',
    line: ['b7c8'],
    arrows: 'Yb7c8',
    answer: 'draw',
  },
  {
    id: 'blackArrives',
    kind: 'choose',
    fen: '8/1k4K1/8/8/8/8/8/8 b - - 0 1',
    line: ['b7b8'],
    arrows: 'Yb7b8',
    answer: 'blackWins',
  },
  {
    id: 'lastReply',
    kind: 'point',
    fen: '6K1/1k6/8/8/8/8/7B/8 b - - 0 1',
    line: [],
    from: 'b7',
    answer: ['a8', 'c8'],
    proof: 'Rh2b8,Gb7a8,Gb7c8',
  },
  {
    id: 'rightSquare',
    kind: 'find',
    fen: '8/3k1K2/8/B7/8/8/8/2R5 w - - 0 1',
    line: ['f7f8'],
    aim: 'win',
    answer: ['f7f8'],
  },
  {
    id: 'closeRank',
    kind: 'find',
    fen: '8/1k6/8/8/8/8/6K1/7R w - - 0 1',
    line: ['h1h8'],
    aim: 'stop',
    answer: ['h1h8'],
  },
  {
    id: 'onlySquare',
    kind: 'find',
    fen: '6K1/1k6/8/8/8/8/7B/2R5 b - - 0 1',
    line: ['b7a8'],
    aim: 'draw',
    answer: ['b7a8'],
  },
  {
    id: 'loneKings',
    kind: 'choose',
    fen: '8/8/8/8/3R4/2k5/5K2/8 b - - 0 1',
    line: ['c3d4'],
    arrows: 'Yc3d4',
    answer: 'goesOn',
  },
  {
    id: 'onlyChecks',
    kind: 'choose',
    fen: 'n7/8/8/1Q1K4/8/8/8/k7 w - - 0 1',
    line: ['b5b3'],
    arrows: 'Yb5b3',
    answer: 'draw',
  },
  {
    id: 'noReplyLeft',
    kind: 'choose',
    fen: '8/6K1/8/8/8/1Q6/8/k7 w - - 0 1',
    line: ['g7g8'],
    arrows: 'Yg7g8',
    answer: 'whiteWins',
  },
] as const satisfies readonly Question[];

export type QuestionId = (typeof QUESTIONS)[number]['id'];

import type { Outcome } from '../../rules/outcome.ts';
import type { SquareName } from '../../rules/squares.ts';
import type { CheckReason } from '../../rules/whyIllegal.ts';
import type { Step, Trial } from './trial.ts';

export const SECTIONS = ['race', 'check', 'finish', 'draws', 'ending'] as const;
export type SectionId = (typeof SECTIONS)[number];

type LessonMove = `${SquareName}${SquareName}`;

/** What steps lead to: a move refused, a game that goes on, or its end. */
export type Expected = 'refused' | 'goesOn' | Outcome;

/** A rule as a position: what may be played there, what may not and why, and what becomes of the move in question. */
export interface Lesson extends Trial {
  readonly section: SectionId;
  readonly allowed: readonly LessonMove[];
  readonly refused?: Partial<Record<CheckReason['kind'], readonly LessonMove[]>>;
  readonly expected: Expected;
  /** Other ways that the text speaks of. */
  readonly others?: readonly { readonly line: readonly Step[]; readonly expected: Expected }[];
}

const draw = (reason: Outcome['reason']): Outcome => ({ winner: undefined, reason });
const whiteWins: Outcome = { winner: 'white', reason: 'whiteReached' };
const bothReached = draw('bothReached');

/** Both knights out and back: the position stands again. */
const ROUND: readonly Step[] = ['g1h3', 'b1a3', 'h3g1', 'a3b1'];

/** In the order of the page; the words are in `messages/`, under the same names. */
export const LESSONS = [
  {
    id: 'start',
    section: 'race',
    fen: '8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1',
    line: ['h2h3'],
    arrows: 'Gh2h8',
    allowed: ['h2h3', 'e2f4', 'g2g8'],
    refused: { givesCheck: ['e2c3'] },
    expected: 'goesOn',
  },
  {
    id: 'directCheck',
    section: 'check',
    fen: '8/8/k7/8/8/8/8/1R5K w - - 0 1',
    line: ['b1b6'],
    arrows: 'Rb1b6,Rb1a1',
    allowed: ['b1b2', 'b1b3', 'b1b4', 'b1b5', 'b1b7', 'b1b8', 'b1c1', 'b1d1', 'b1e1', 'b1f1', 'b1g1'],
    refused: { givesCheck: ['b1b6', 'b1a1'] },
    expected: 'refused',
  },
  {
    id: 'captureCheck',
    section: 'check',
    fen: '8/8/kn6/8/8/8/8/1R5K w - - 0 1',
    line: ['b1b6'],
    arrows: 'Rb1b6',
    allowed: ['b1b5'],
    refused: { givesCheck: ['b1b6', 'b1a1'] },
    expected: 'refused',
  },
  {
    id: 'discoveredCheck',
    section: 'check',
    fen: '8/8/8/8/k7/8/2N5/3B3K w - - 0 1',
    line: ['c2e3'],
    arrows: 'Rd1a4',
    marks: 'Bc2',
    allowed: ['d1e2', 'h1g1'],
    refused: { discoversCheck: ['c2a1', 'c2a3', 'c2b4', 'c2d4', 'c2e3', 'c2e1'] },
    expected: 'refused',
  },
  {
    id: 'kingUncovers',
    section: 'check',
    fen: '8/8/8/8/8/8/8/R2K3k w - - 0 1',
    line: ['d1d2'],
    arrows: 'Ra1h1',
    marks: 'Bd1',
    allowed: ['d1c1', 'd1e1'],
    refused: { discoversCheck: ['d1c2', 'd1d2', 'd1e2'] },
    expected: 'refused',
  },
  {
    id: 'ownKing',
    section: 'check',
    fen: '8/8/8/8/k7/7r/4K3/8 w - - 0 1',
    line: ['e2e3'],
    arrows: 'Rh3a3',
    allowed: ['e2d2', 'e2f2'],
    refused: { leavesKingInCheck: ['e2d3', 'e2e3', 'e2f3'] },
    expected: 'refused',
  },
  {
    id: 'pinned',
    section: 'check',
    fen: '7r/8/8/8/k7/7N/8/7K w - - 0 1',
    line: ['h3g5'],
    arrows: 'Rh8h1',
    marks: 'Bh3',
    allowed: ['h1g1', 'h1h2'],
    refused: { discoversOwnKing: ['h3g5', 'h3f4', 'h3f2', 'h3g1'] },
    expected: 'refused',
  },
  {
    id: 'shield',
    section: 'check',
    fen: '3r4/8/8/8/3B4/k7/8/3K4 b - - 0 1',
    line: ['d8d4'],
    arrows: 'Rd8d4',
    marks: 'Bd1',
    allowed: ['d8d7', 'd8d5', 'd8h8'],
    refused: { givesCheck: ['d8d4'] },
    expected: 'refused',
  },
  {
    id: 'arrivalWins',
    section: 'finish',
    fen: '3R4/1k5K/8/8/8/8/8/8 w - - 0 1',
    line: ['h7h8'],
    arrows: 'Gh7h8',
    marks: 'Ra8,Rb8,Rc8',
    allowed: ['h7h8'],
    expected: whiteWins,
  },
  {
    id: 'arrivalAnswered',
    section: 'finish',
    fen: '8/1k4K1/8/8/8/8/8/8 w - - 0 1',
    line: ['g7g8', 'b7b8'],
    arrows: 'Gg7g8,Bb7a8,Bb7b8,Bb7c8',
    allowed: ['g7g8'],
    expected: bothReached,
    others: [
      { line: ['g7g8'], expected: 'goesOn' },
      { line: ['g7g8', 'b7a8'], expected: bothReached },
      { line: ['g7g8', 'b7c8'], expected: bothReached },
      { line: ['g7g8', 'b7a7'], expected: whiteWins },
      { line: ['g7g8', 'b7c7'], expected: whiteWins },
      { line: ['g7g8', 'b7a6'], expected: whiteWins },
      { line: ['g7g8', 'b7b6'], expected: whiteWins },
      { line: ['g7g8', 'b7c6'], expected: whiteWins },
    ],
  },
  {
    id: 'blackFirst',
    section: 'finish',
    fen: '8/1k4K1/8/8/8/8/8/8 b - - 0 1',
    line: ['b7b8'],
    arrows: 'Gb7b8',
    allowed: ['b7a8', 'b7b8', 'b7c8'],
    expected: { winner: 'black', reason: 'blackReached' },
  },
  {
    id: 'stalemate',
    section: 'draws',
    fen: '5Q2/8/8/8/3K4/8/8/n6k w - - 0 1',
    line: ['f8f2'],
    arrows: 'Gf8f2,Ra1b3,Ra1c2',
    allowed: ['f8f2'],
    expected: draw('stalemate'),
  },
  {
    id: 'bareKings',
    section: 'draws',
    fen: '8/8/8/8/k6K/8/8/8 w - - 0 1',
    line: ['h4h5', 'a4a5'],
    arrows: 'Gh4h5',
    allowed: ['h4h5', 'h4g5'],
    expected: 'goesOn',
  },
  {
    id: 'threefold',
    section: 'draws',
    fen: '8/8/8/8/1k4K1/8/8/1n4N1 w - - 0 1',
    line: [...ROUND, ...ROUND, 'claim'],
    arrows: 'Gg1h3,Gb1a3',
    allowed: ['g1h3'],
    expected: draw('threefold'),
    others: [
      { line: [...ROUND, ...ROUND], expected: 'goesOn' },
      { line: [...ROUND, ...ROUND, ...ROUND, ...ROUND], expected: draw('fivefold') },
    ],
  },
  {
    id: 'fifty',
    section: 'draws',
    fen: '8/8/8/8/1k4K1/8/8/1n4N1 w - - 99 70',
    line: ['g1h3', 'claim'],
    arrows: 'Gg1h3',
    allowed: ['g1h3'],
    expected: draw('fifty'),
    others: [{ line: ['g1h3'], expected: 'goesOn' }],
  },
  {
    id: 'seventyFive',
    section: 'draws',
    fen: '8/8/8/8/1k4K1/8/8/1n4N1 w - - 149 95',
    line: ['g1h3'],
    arrows: 'Gg1h3',
    allowed: ['g1h3'],
    expected: draw('seventyFive'),
  },
  {
    id: 'fiftyRace',
    section: 'draws',
    fen: '8/1k4K1/8/8/8/8/8/8 w - - 99 80',
    line: ['g7g8'],
    arrows: 'Gg7g8',
    allowed: ['g7g8'],
    expected: draw('fiftyRace'),
  },
  {
    id: 'time',
    section: 'ending',
    fen: '8/8/8/4k3/8/8/6K1/7Q w - - 0 1',
    line: ['flag'],
    actions: ['flag', 'resign'],
    allowed: ['g2g3'],
    expected: { winner: 'black', reason: 'flag' },
    others: [{ line: ['resign'], expected: { winner: 'black', reason: 'resignation' } }],
  },
] as const satisfies readonly Lesson[];

export type LessonId = (typeof LESSONS)[number]['id'];

/** The hand-written evaluation's numbers, in thousandths of a pawn-sized unit (ten to the centipawn). */
import { ints } from './halves/memory.ts';
import { BISHOP, KNIGHT, QUEEN, ROOK } from './pieces.ts';

/** By kind; the king is beyond price. */
export const pieceValues = ints(8);
pieceValues[KNIGHT] = 800;
pieceValues[BISHOP] = 1000;
pieceValues[ROOK] = 1500;
pieceValues[QUEEN] = 2000;
pieceValues[5] = 10000;

/** What a kind is worth on each square, by `kind << 6 | square`. */
export const squareValues = ints(384);

function fillSquares(kind: i32, centre: i32, forward: i32): void {
  for (let square = 0; square < 64; square++) {
    const file = square & 7;
    const rank = square >> 3;
    const fileRoom = file < 4 ? file : 7 - file;
    const rankRoom = rank < 4 ? rank : 7 - rank;
    const towardsCentre = centre * (12 * fileRoom + 8 * rankRoom - 30);
    const ahead = 5 * forward * (2 * rank - 7);
    squareValues[(kind << 6) | square] = pieceValues[kind]! + (((towardsCentre + ahead) / 20) | 0);
  }
}

fillSquares(KNIGHT, 60, 25);
fillSquares(BISHOP, 30, 10);
fillSquares(ROOK, 10, 10);
fillSquares(QUEEN, 20, 15);

/** By `(kind - 1) * 32 + squares the piece may go to`. */
export const mobility = ints(128);

function fillMobility(kind: i32, each: i32, usual: i32): void {
  for (let number = 0; number < 32; number++) mobility[(kind - 1) * 32 + number] = each * (number - usual);
}

fillMobility(KNIGHT, 20, 4);
fillMobility(BISHOP, 18, 7);
fillMobility(ROOK, 14, 7);
fillMobility(QUEEN, 10, 13);

/** A king's running so far, by ranks still to go, with detours counted as ranks. */
export const progress = ints(8);
progress[0] = 14000;
progress[1] = 6000;
progress[2] = 4000;
progress[3] = 2500;
progress[4] = 1550;
progress[5] = 930;
progress[6] = 500;

/** For each step that one side is ahead in the race if nobody hinders anybody. */
export const AHEAD = 60;

/** For the right to move. */
export const TEMPO = 60;

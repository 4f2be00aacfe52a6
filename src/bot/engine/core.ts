/** Everything the host asks of the engine, as functions of numbers: the face that both builds share. */
import { generate, moves } from './halves/generate.ts';
import { evaluate } from './evaluate.ts';
import { clearHistory } from './order.ts';
import { perft as countFrom } from './perft.ts';
import { visited } from './quiesce.ts';
import { isRaceOver } from './race.ts';
import { clearTable } from './table.ts';
import { depthDone, scoreOfLine } from './think.ts';

export { placeWeight } from './halves/layers.ts';
export { placeOutputBias, useNet } from './network.ts';
export { setPerception } from './perception.ts';
export { clearPosition, placePiece, playInGame, startPosition } from './play.ts';
export { resizeTable } from './table.ts';
export { begin, finish, lineLengthOf, lineMoveAt, resume, rootMoveAt } from './think.ts';

/** Forgets earlier searches. */
export function forget(): void {
  clearTable();
  clearHistory();
}

export function depthReached(): i32 {
  return depthDone;
}

export function nodesVisited(): i32 {
  return visited;
}

/** For the side to move, in tenths of a centipawn; 30 000 less the plies to it where the race is decided. */
export function scoreOf(line: i32): i32 {
  return scoreOfLine(line);
}

export function perft(depth: i32): f64 {
  return countFrom(depth, 0);
}

/** For the side to move, in tenths of a centipawn. */
export function evaluatePosition(): i32 {
  return evaluate();
}

/** Lists the legal moves for `legalMoveAt` and returns how many; none where the race is over. */
export function countLegal(): i32 {
  return isRaceOver() ? 0 : generate(0);
}

export function legalMoveAt(index: i32): i32 {
  return moves[index]!;
}

/** The evaluation: by the net where there is one, else by hand. The colours are not alike: White's arrival one move ahead is only a draw. */
import { kings, turn } from './halves/board.ts';
import { raceSteps, surveyColour } from './halves/survey.ts';
import { evaluateByNet, hasNet } from './network.ts';
import { height, men, pieceSum } from './play.ts';
import { BLACK, WHITE } from './pieces.ts';
import { AHEAD, TEMPO, progress } from './weights.ts';

/** No evaluation reaches a decided race's score. */
const MOST = 20000;

function progressOf(king: i32, steps: i32): i32 {
  const ranks = 7 - (king >> 3);
  const detour = steps - ranks;
  const counted = ranks + (detour < 2 ? detour : 2);
  return progress[counted < 7 ? counted : 7]!;
}

/**
 * Plies by which a side would win the race if nobody hindered anybody, from White's side; 0 where both arrive in
 * time. Black has one ply to answer White's arrival.
 */
export function lead(whiteSteps: i32, blackSteps: i32): i32 {
  const white = 2 * whiteSteps - (turn === WHITE ? 1 : 0);
  const black = 2 * blackSteps - (turn === BLACK ? 1 : 0);
  if (black < white) return black - white;
  return black > white + 1 ? black - white - 1 : 0;
}

/** For the side to move, in tenths of a centipawn. */
export function evaluate(): i32 {
  return hasNet() ? evaluateByNet(height, men) : evaluateByHand();
}

function evaluateByHand(): i32 {
  let value = pieceSum + surveyColour(WHITE, true) - surveyColour(BLACK, true);
  const whiteSteps = raceSteps(WHITE);
  const blackSteps = raceSteps(BLACK);
  value += progressOf(kings[WHITE]!, whiteSteps) - progressOf(kings[BLACK]!, blackSteps);
  value += AHEAD * (lead(whiteSteps, blackSteps) >> 1);
  const own = TEMPO + (turn === WHITE ? value : -value);
  return own > MOST ? MOST : own < -MOST ? -MOST : own;
}

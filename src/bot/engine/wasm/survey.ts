/** What evaluation sees of the board: attacked squares, mobility, and how far each king still has to run. */
import { mobility } from '../weights.ts';
import { kings, occupied, pieces } from './board.ts';
import { bit, diagonals, kingSteps, knightSteps, lowest, straights } from './lines.ts';

const attacked = new StaticArray<u64>(2);

const NOT_FILE_H: u64 = 0x7f7f7f7f7f7f7f7f;
const GOAL: u64 = 0xff00000000000000;

/** Marks what a colour attacks, for `raceSteps` of the other one; the worth of its mobility where asked to weigh it. */
export function surveyColour(colour: i32, weigh: boolean): i32 {
  const all = occupied[0] | occupied[1];
  const free = ~occupied[colour];
  const own = colour * 5;
  let seen = kingSteps[kings[colour]];
  let value = 0;
  for (let rest = pieces[own]; rest !== 0; rest &= rest - 1) {
    const sees = knightSteps[lowest(rest)];
    seen |= sees;
    if (weigh) value += mobility[<i32>popcnt(sees & free)];
  }
  for (let rest = pieces[own + 1]; rest !== 0; rest &= rest - 1) {
    const sees = diagonals(lowest(rest), all);
    seen |= sees;
    if (weigh) value += mobility[32 + <i32>popcnt(sees & free)];
  }
  for (let rest = pieces[own + 2]; rest !== 0; rest &= rest - 1) {
    const sees = straights(lowest(rest), all);
    seen |= sees;
    if (weigh) value += mobility[64 + <i32>popcnt(sees & free)];
  }
  for (let rest = pieces[own + 3]; rest !== 0; rest &= rest - 1) {
    const sees = diagonals(lowest(rest), all) | straights(lowest(rest), all);
    seen |= sees;
    if (weigh) value += mobility[96 + <i32>popcnt(sees & free)];
  }
  attacked[colour] = seen;
  return value;
}

/** King steps to rank 8 over squares that are not attacked now (own pieces are looked through); 12 where none lead there. */
export function raceSteps(colour: i32): i32 {
  let open = ~attacked[colour ^ 1];
  let reached = bit(kings[colour]);
  for (let steps = 1; reached !== 0; steps++) {
    const wide = reached | ((reached & NOT_FILE_H) << 1) | ((reached >> 1) & NOT_FILE_H);
    reached = (wide | (wide << 8) | (wide >> 8)) & open;
    if ((reached & GOAL) !== 0) return steps;
    open &= ~reached;
  }
  return 12;
}

/** What evaluation sees of the board: attacked squares, mobility, and how far each king still has to run. */
import { mobility } from '../weights.ts';
import { kings, occupied, pieces } from './board.ts';
import { count, diagonals, kingSteps, knightSteps, lowest, seen, straights } from './lines.ts';
import { ints } from './memory.ts';

/** By colour, low half and high half. */
const attacked = ints(4);

/** Marks the squares that a kind attacks and adds up what its moves are worth, where asked to. */
function surveyKind(colour: i32, kind: i32, weigh: boolean): i32 {
  const set = (colour * 5 + kind) * 2;
  let fromLow = pieces[set]!;
  let fromHigh = pieces[set + 1]!;
  const low = occupied[0]! | occupied[2]!;
  const high = occupied[1]! | occupied[3]!;
  const freeLow = ~occupied[colour * 2]!;
  const freeHigh = ~occupied[colour * 2 + 1]!;
  let value = 0;
  while ((fromLow | fromHigh) !== 0) {
    const from = lowest(fromLow, fromHigh);
    if (fromLow !== 0) fromLow &= fromLow - 1;
    else fromHigh &= fromHigh - 1;
    let toLow = 0;
    let toHigh = 0;
    if (kind === 0) {
      toLow = knightSteps[from * 2]!;
      toHigh = knightSteps[from * 2 + 1]!;
    } else {
      if (kind !== 2) {
        diagonals(from, low, high);
        toLow = seen[0]!;
        toHigh = seen[1]!;
      }
      if (kind !== 1) {
        straights(from, low, high);
        toLow |= seen[0]!;
        toHigh |= seen[1]!;
      }
    }
    attacked[colour * 2]! |= toLow;
    attacked[colour * 2 + 1]! |= toHigh;
    if (weigh) value += mobility[kind * 32 + count(toLow & freeLow) + count(toHigh & freeHigh)]!;
  }
  return value;
}

/** Marks what a colour attacks, for `raceSteps` of the other one; the worth of its mobility where asked to weigh it. */
export function surveyColour(colour: i32, weigh: boolean): i32 {
  const king = kings[colour]! * 2;
  attacked[colour * 2] = kingSteps[king]!;
  attacked[colour * 2 + 1] = kingSteps[king + 1]!;
  return (
    surveyKind(colour, 0, weigh) +
    surveyKind(colour, 1, weigh) +
    surveyKind(colour, 2, weigh) +
    surveyKind(colour, 3, weigh)
  );
}

/** King steps to rank 8 over squares that are not attacked now (own pieces are looked through); 12 where none lead there. */
export function raceSteps(colour: i32): i32 {
  const king = kings[colour]!;
  let openLow = ~attacked[(colour ^ 1) * 2]!;
  let openHigh = ~attacked[(colour ^ 1) * 2 + 1]!;
  let low = king < 32 ? 1 << king : 0;
  let high = king < 32 ? 0 : 1 << (king & 31);
  for (let steps = 1; (low | high) !== 0; steps++) {
    const wideLow = low | ((low & 0x7f7f7f7f) << 1) | ((low >>> 1) & 0x7f7f7f7f);
    const wideHigh = high | ((high & 0x7f7f7f7f) << 1) | ((high >>> 1) & 0x7f7f7f7f);
    low = (wideLow | (wideLow << 8) | (wideLow >>> 8) | (wideHigh << 24)) & openLow;
    high = (wideHigh | (wideHigh << 8) | (wideHigh >>> 8) | (wideLow >>> 24)) & openHigh;
    if ((high & 0xff000000) !== 0) return steps;
    openLow &= ~low;
    openHigh &= ~high;
  }
  return 12;
}

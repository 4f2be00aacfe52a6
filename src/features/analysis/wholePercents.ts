import type { Chances } from '../../bot/protocol.ts';

export const SIDES = ['white', 'draw', 'black'] as const;

/** Rounded to hundredths that make one together: up where most would be lost otherwise. */
export function wholePercents(chances: Chances): Chances {
  const whole = { white: 0, draw: 0, black: 0 };
  for (const side of SIDES) whole[side] = Math.floor(100 * chances[side]);
  const lost = (side: keyof Chances): number => 100 * chances[side] - whole[side];
  const missing = 100 - whole.white - whole.draw - whole.black;
  for (const side of SIDES.toSorted((a, b) => lost(b) - lost(a)).slice(0, missing)) whole[side]++;
  return { white: whole.white / 100, draw: whole.draw / 100, black: whole.black / 100 };
}

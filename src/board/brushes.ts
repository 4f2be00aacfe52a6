import type { DrawBrushes } from 'chessground/draw';

export type BrushName = 'green' | 'red' | 'blue' | 'yellow' | 'tried' | 'attack' | 'shield' | 'hint';

const brush = (name: BrushName, color: string, opacity: number, lineWidth: number): DrawBrushes[string] => ({
  key: name,
  color,
  opacity,
  lineWidth,
});

/** A player's four colours, then those of an explanation, which differ in width as well. */
export const brushes: DrawBrushes = {
  green: brush('green', '#15781b', 1, 10),
  red: brush('red', '#882020', 1, 10),
  blue: brush('blue', '#003088', 1, 10),
  yellow: brush('yellow', '#e68f00', 1, 10),
  tried: brush('tried', '#3d4a44', 0.55, 7),
  attack: brush('attack', '#c2281d', 0.92, 11),
  shield: brush('shield', '#0b4fd8', 0.85, 9),
  hint: brush('hint', '#7a2bbf', 0.92, 11),
};

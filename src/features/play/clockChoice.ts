import type { TimeControl } from '../../game/timeControl.ts';
import type { ByColor } from '../../rules/board.ts';

/** The longest time, and the most seconds a move. */
export const MOST = { initialMs: 180 * 60_000, incrementMs: 180_000 } as const;

export const PRESETS = ['1+0', '3+2', '5+3', '10+0', '15+10'] as const;
export type Preset = (typeof PRESETS)[number];

export const KINDS = ['increment', 'delay', 'bronstein'] as const satisfies readonly TimeControl['kind'][];

const both = (ms: number): ByColor<number> => ({ white: ms, black: ms });

/** Minutes to begin with, and seconds added after each move, as `5+3`. */
export function presetControl(preset: Preset): TimeControl {
  const [minutes = 0, seconds = 0] = preset.split('+').map(Number);
  return { kind: 'increment', initialMs: both(minutes * 60_000), incrementMs: both(seconds * 1000) };
}

export const isEven = ({ initialMs, incrementMs }: TimeControl): boolean =>
  initialMs.white === initialMs.black && incrementMs.white === incrementMs.black;

/** The preset that is this time control, if one is. */
export const presetOf = (control: TimeControl): Preset | undefined =>
  PRESETS.find((preset) => {
    const { initialMs, incrementMs } = presetControl(preset);
    const same =
      initialMs.white === control.initialMs.white && incrementMs.white === control.incrementMs.white;
    // Without seconds the kinds are one.
    return same && isEven(control) && (control.kind === 'increment' || incrementMs.white === 0);
  });

import type { TimeControl } from '../game/timeControl.ts';
import type { ByColor } from '../rules/board.ts';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Milliseconds that can have passed. */
export const isDuration = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Milliseconds since 1970, up to the last day that a date can tell. */
export const isMoment = (value: unknown): value is number => isDuration(value) && value <= 8.64e15;

/** A duration for each side, in ms. */
export function parseTimes(data: unknown): ByColor<number> | undefined {
  if (!isRecord(data)) return undefined;
  const { white, black } = data;
  return isDuration(white) && isDuration(black) ? { white, black } : undefined;
}

export function parseTimeControl(data: unknown): TimeControl | undefined {
  if (!isRecord(data)) return undefined;
  const { kind } = data;
  const initialMs = parseTimes(data['initialMs']);
  const incrementMs = parseTimes(data['incrementMs']);
  if (kind !== 'increment' && kind !== 'delay' && kind !== 'bronstein') return undefined;
  return initialMs && incrementMs && { kind, initialMs, incrementMs };
}

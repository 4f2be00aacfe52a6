import type { Session } from '../session/session.ts';
import { soundFor, type SoundName } from './sound.ts';

/** Milliseconds of shaking and rest in turns. */
const PATTERNS: Partial<Readonly<Record<SoundName, readonly number[]>>> = {
  move: [12],
  capture: [24],
  refused: [30, 40, 30],
  arrival: [40],
  end: [60, 60, 120],
  offer: [20, 60, 20],
};

type Motor = (pattern: number[]) => boolean;

/** What sounds is felt as well, where there is a motor and the reader wants it. */
export function attachVibration(session: Session, motor: Motor | undefined): () => void {
  if (!motor) return () => undefined;
  return session.store.subscribe((now, before) => {
    const name = session.settings.getState().vibration === 'on' ? soundFor(before, now) : undefined;
    const pattern = name && PATTERNS[name];
    if (pattern) motor([...pattern]);
  });
}

/** The motor of a device that is touched; a desk has none, whatever the browser says. */
export const deviceMotor = (): Motor | undefined =>
  'vibrate' in navigator && window.matchMedia('(pointer: coarse)').matches
    ? (pattern) => navigator.vibrate(pattern)
    : undefined;

import { useLayoutEffect, useRef } from 'react';
import type { Color } from '../rules/board.ts';
import type { Session } from '../session/session.ts';
import { attachFace } from './clockFace.ts';

interface Props {
  readonly session: Session;
  readonly color: Color;
  readonly label: string;
}

/** One side's time. A timer is read when it is visited, never aloud by itself. React leaves its text alone. */
export function ClockFace({ session, color, label }: Props): React.JSX.Element {
  const face = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () => (face.current ? attachFace(session, color, face.current) : undefined),
    [session, color],
  );
  return (
    <span className="clock-face" role="timer" aria-label={label} data-testid={`clock-${color}`} ref={face} />
  );
}

import { attachLowTime } from '../../effects/lowTime.ts';
import type { SoundPlayer } from '../../effects/sound.ts';
import { attachTurning } from '../../effects/turnTable.ts';
import { attachVibration, deviceMotor } from '../../effects/vibrate.ts';
import { attachWakeLock } from '../../effects/wakeLock.ts';
import type { Session } from '../../session/session.ts';

/** What follows a move and is not needed for the first one: it comes in a chunk of its own. */
export function attachLateEffects(session: Session, sounds: SoundPlayer): () => void {
  const leave = [
    attachTurning(session),
    attachLowTime(session, sounds),
    attachVibration(session, deviceMotor()),
    attachWakeLock(session, document, navigator.wakeLock),
  ];
  return () => {
    for (const detach of leave) detach();
  };
}

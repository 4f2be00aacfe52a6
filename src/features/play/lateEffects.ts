import { attachAnnounce } from '../../effects/announce.ts';
import { attachKeepTime } from '../../effects/keepTime.ts';
import { attachLowTime } from '../../effects/lowTime.ts';
import { attachPremoves } from '../../effects/premoves.ts';
import { attachSound } from '../../effects/sound.ts';
import { attachTitle } from '../../effects/title.ts';
import { attachTurning } from '../../effects/turnTable.ts';
import { attachVibration, deviceMotor } from '../../effects/vibrate.ts';
import { attachWakeLock } from '../../effects/wakeLock.ts';
import type { PlayServices } from './openPlay.ts';

/** What follows a move and is not needed for the first one, a line each: it comes in a chunk of its own. */
export function attachLateEffects(
  { session, games, sounds }: PlayServices,
  region: HTMLElement | null,
): () => void {
  const leave = [
    attachPremoves(session),
    attachKeepTime(session, games, window),
    attachTitle(session, document),
    attachSound(session, sounds),
    attachTurning(session),
    attachLowTime(session, sounds),
    attachVibration(session, deviceMotor()),
    attachWakeLock(session, document, navigator.wakeLock),
  ];
  if (region) leave.push(attachAnnounce(session, region));
  return () => {
    for (const detach of leave) detach();
  };
}

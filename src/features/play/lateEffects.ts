import { attachAnnounce } from '../../effects/announce.ts';
import { heardLater } from '../../effects/heardLater.ts';
import { attachKeepTime } from '../../effects/keepTime.ts';
import { attachLowTime } from '../../effects/lowTime.ts';
import { attachPremoves } from '../../effects/premoves.ts';
import { attachSound } from '../../effects/sound.ts';
import { attachTitle } from '../../effects/title.ts';
import { attachTurning } from '../../effects/turnTable.ts';
import { attachVibration, deviceMotor } from '../../effects/vibrate.ts';
import { attachWakeLock } from '../../effects/wakeLock.ts';
import { attachKeepFocus } from './keepFocus.ts';
import type { PlayServices } from './openPlay.ts';

/** What follows a move and is not needed for the first one, a line each: it comes in a chunk of its own. */
export function attachLateEffects(
  { session, games, sounds }: PlayServices,
  region: HTMLElement | null,
): () => void {
  const later = heardLater(session);
  const leave = [
    attachPremoves(session),
    attachKeepFocus(document),
    attachKeepTime(session, games, window),
    attachTitle(later, document),
    attachSound(later, sounds),
    attachTurning(session),
    attachLowTime(later, sounds),
    attachVibration(later, deviceMotor()),
    attachWakeLock(later, document, navigator.wakeLock),
  ];
  if (region) leave.push(attachAnnounce(later, region));
  return () => {
    for (const detach of leave) detach();
  };
}

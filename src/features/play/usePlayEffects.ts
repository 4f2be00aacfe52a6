import { useEffect, type RefObject } from 'react';
import { attachAnnounce } from '../../effects/announce.ts';
import { attachClock } from '../../effects/clock.ts';
import { attachKeepTime } from '../../effects/keepTime.ts';
import { attachPremoves } from '../../effects/premoves.ts';
import { attachSave } from '../../effects/save.ts';
import { attachSound } from '../../effects/sound.ts';
import { attachTitle } from '../../effects/title.ts';
import { attachLater } from './attachLater.ts';
import type { PlayServices } from './openPlay.ts';

/** Attaches what follows a move, a line each, for as long as the screen is there. */
export function usePlayEffects(
  { session, games, bot, sounds, storage, tabs }: PlayServices,
  region: RefObject<HTMLElement | null>,
): void {
  useEffect(() => bot.attach(), [bot]);
  useEffect(() => attachPremoves(session), [session]);
  useEffect(
    () =>
      attachSave(session, games, (problem) =>
        problem === 'taken' ? void tabs.then((ours) => ours?.lost()) : storage.saved(problem),
      ),
    [session, games, storage, tabs],
  );
  useEffect(() => attachKeepTime(session, games, window), [session, games]);
  useEffect(() => attachClock(session, document), [session]);
  useEffect(() => attachTitle(session, document), [session]);
  useEffect(() => attachSound(session, sounds), [session, sounds]);
  useEffect(
    () => attachLater(async () => (await import('./lateEffects.ts')).attachLateEffects(session, sounds)),
    [session, sounds],
  );
  useEffect(() => (region.current ? attachAnnounce(session, region.current) : undefined), [session, region]);
}

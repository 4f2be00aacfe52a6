import { useEffect, type RefObject } from 'react';
import { attachClock } from '../../effects/clock.ts';
import { attachLater } from './attachLater.ts';
import type { PlayServices } from './openPlay.ts';

/** Attaches what follows a move for as long as the screen is there: here what the first one needs, the rest later. */
export function usePlayEffects(services: PlayServices, region: RefObject<HTMLElement | null>): void {
  const { session, bot } = services;
  useEffect(() => bot.attach(), [bot]);
  useEffect(() => attachClock(session, document), [session]);
  useEffect(
    () =>
      attachLater(async () => (await import('./lateEffects.ts')).attachLateEffects(services, region.current)),
    [services, region],
  );
}

import { useEffect, type RefObject } from 'react';
import { attachAnnounce } from '../../effects/announce.ts';
import { attachSave } from '../../effects/save.ts';
import { attachTitle } from '../../effects/title.ts';
import type { PlayServices } from './openPlay.ts';

/** Attaches what follows a move, a line each, for as long as the screen is there. */
export function usePlayEffects(
  { session, games, bot, notices }: PlayServices,
  region: RefObject<HTMLElement | null>,
): void {
  useEffect(() => bot.attach(), [bot]);
  useEffect(
    () => attachSave(session, games, () => notices.setState({ notice: 'notSaved' })),
    [session, games, notices],
  );
  useEffect(() => attachTitle(session, document), [session]);
  useEffect(() => (region.current ? attachAnnounce(session, region.current) : undefined), [session, region]);
}

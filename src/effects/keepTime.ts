import { clockRuns } from '../session/clock.ts';
import type { Session } from '../session/session.ts';
import type { GameStore } from './gameStore.ts';
import { savedNow } from './savedGame.ts';

/** A crash costs the opponent at most this much of the thinking time. */
const BEAT_MS = 1000;

const LEAVING = ['visibilitychange', 'pagehide'] as const;

/** Between the moves too, saves how long the side to move has thought: each second, and when the page goes. */
export function attachKeepTime(session: Session, games: GameStore, page: EventTarget): () => void {
  // A save that fails is told by the next change of the game.
  const save = (): void => {
    const state = session.store.getState();
    if (clockRuns(state) && !state.viewOnly) games.save(savedNow(session)).catch(() => undefined);
  };
  const beat = setInterval(save, BEAT_MS);
  for (const name of LEAVING) page.addEventListener(name, save);
  return () => {
    clearInterval(beat);
    for (const name of LEAVING) page.removeEventListener(name, save);
  };
}

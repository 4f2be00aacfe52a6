import type { Session } from '../session/session.ts';
import type { GameStore } from './gameStore.ts';
import { toSaved } from './savedGame.ts';

/** Saves each change at once. `onRefused` is told when a save did not succeed; the game goes on. */
export function attachSave(session: Session, games: GameStore, onRefused: () => void): () => void {
  return session.store.subscribe((now, before) => {
    const replaced = now.id !== before.id && before.game.plies.length === 0 ? before.id : undefined;
    games.save(toSaved({ ...now, thoughtMs: session.thinkMs() }), replaced).catch(onRefused);
  });
}

import type { Session } from '../session/session.ts';
import { saveProblem, type GameStore, type SaveProblem } from './gameStore.ts';
import { savedNow } from './savedGame.ts';

/** Told of each save: what was wrong, or nothing. */
type Report = (problem: SaveProblem | undefined) => void;

/** Saves each change at once. Whatever becomes of it, the game goes on. */
export function attachSave(session: Session, games: GameStore, report: Report): () => void {
  return session.store.subscribe((now, before) => {
    if (now.viewOnly) return;
    const replaced =
      now.id !== before.id && !before.viewOnly && before.game.plies.length === 0 ? before.id : undefined;
    games.save(savedNow(session), replaced).then(
      () => report(undefined),
      (error: unknown) => report(saveProblem(error)),
    );
  });
}

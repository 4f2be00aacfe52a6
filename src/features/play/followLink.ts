import { parseSaved } from '../../effects/readSaved.ts';
import { onlyHuman } from '../../session/selectors.ts';
import type { PlayServices } from './openPlay.ts';
import { parsePlayLink } from './playLink.ts';
import { opened } from './setup.ts';
import { unknownInLink } from './unknownInLink.ts';

/** Puts a kept game on the board; the one before it stays kept as it is. */
async function openKept({ session, games, notices, storage }: PlayServices, id: string): Promise<void> {
  if (session.store.getState().id === id) return;
  const data = await games.connection?.use((database) => database.get('games', id)).catch(() => null);
  const saved = data === undefined ? undefined : parseSaved(data);
  if (saved?.ok) session.dispatch({ type: 'open', state: saved.value });
  else if (saved) storage.found(saved.error);
  else notices.setState({ notice: 'noGame' }, true);
}

/**
 * Begins the game a link asks for, and tells what else it asks for that isn't known; a link that asks for no game
 * changes nothing. True where there was something to follow or to tell.
 */
export function followLink(services: PlayServices, params: URLSearchParams): boolean {
  const { session, notices } = services;
  const unknown = unknownInLink(params);
  if (unknown) notices.setState({ notice: 'unknown', unknown }, true);
  const kept = params.get('game');
  if (kept !== null) {
    void openKept(services, kept);
    return true;
  }
  const link = parsePlayLink(params);
  if (!link) return unknown !== undefined;
  if (link.ok) {
    const previous = onlyHuman(session.store.getState());
    session.dispatch({ type: 'open', state: opened(link.value, crypto.randomUUID(), Math.random, previous) });
  } else notices.setState({ notice: 'badLink', fenError: link.error }, true);
  return true;
}

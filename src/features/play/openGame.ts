import { openGameStore, type GameStore } from '../../effects/gameStore.ts';
import { attachSave } from '../../effects/save.ts';
import { watchStorage, type StorageWatch } from '../../effects/storageTrouble.ts';
import type { Tabs } from '../../effects/tabs.ts';
import { createSession, type Session } from '../../session/session.ts';
import { createSettings, type SettingsStore } from '../../session/settings.ts';
import { FIRST_SETUP, opened } from './setup.ts';

/** The game on the board, kept from now on. All that a first move needs. */
export interface OpenedGame {
  readonly session: Session;
  readonly games: GameStore;
  readonly storage: StorageWatch;
  /** Comes after the first paint; nothing where games are not kept, so that no other tab can have this one. */
  readonly tabs: Promise<Tabs | undefined>;
}

/** Puts the saved game back on the board, or a new one where there is none to be had. */
export async function openGame(
  settings: SettingsStore = createSettings(),
  store: GameStore | Promise<GameStore> = openGameStore(),
): Promise<OpenedGame> {
  const games = await store;
  // What can't even be asked for is as unreadable as what can't be understood.
  const data = await games.current().catch(() => null);
  // The first visit has nothing to read.
  const saved =
    data === undefined
      ? undefined
      : (await import('../../effects/readSaved.ts')).parseReturning(data, settings);
  const session = createSession(
    saved?.ok ? saved.value : opened(FIRST_SETUP, crypto.randomUUID(), Math.random),
    undefined,
    settings,
  );
  const storage = watchStorage(saved?.ok === false ? saved.error : games.refusal);
  const tabs = games.connection ? comingTabs(session, games, storage) : Promise.resolve(undefined);
  attachSave(session, games, (problem) =>
    problem === 'taken' ? void tabs.then((ours) => ours?.lost()) : storage.saved(problem),
  );
  return { session, games, storage, tabs };
}

async function comingTabs(
  session: Session,
  games: GameStore,
  storage: StorageWatch,
): Promise<Tabs | undefined> {
  const chunk = await import('../../effects/tabs.ts').catch(() => undefined);
  return chunk?.attachTabs(session, games, () => storage.saved('outdated'));
}

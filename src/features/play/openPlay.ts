import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Bot } from '../../bot/client.ts';
import { botEffect, type BotEffect } from '../../effects/bot.ts';
import type { GameStore } from '../../effects/gameStore.ts';
import { hintEffect, type HintEffect } from '../../effects/hint.ts';
import type { SoundPlayer } from '../../effects/sound.ts';
import { watchStorage, type StorageWatch } from '../../effects/storageTrouble.ts';
import type { Tabs } from '../../effects/tabs.ts';
import type { FenError } from '../../notation/fen.ts';
import { createSession, type Session } from '../../session/session.ts';
import { createSettings, type SettingsStore } from '../../session/settings.ts';
import { FIRST_SETUP, opened } from './setup.ts';

/** The board of the play screen and what serves it. They outlive the screen: the app leaves and comes back. */
export interface PlayServices {
  readonly session: Session;
  readonly games: GameStore;
  readonly bot: BotEffect;
  readonly hint: HintEffect;
  readonly sounds: SoundPlayer;
  readonly storage: StorageWatch;
  /** Comes after the first paint; nothing where games are not kept, so that no other tab can have this one. */
  readonly tabs: Promise<Tabs | undefined>;
  /** What the player should be told once; every writer overwrites the one before. */
  readonly notices: StoreApi<Noticed>;
}

interface Noticed {
  readonly notice: NoticeName | undefined;
  /** What is wrong with the position, in a bad link. */
  readonly fenError?: FenError;
}

type NoticeName = 'badLink' | 'noGame';

/** Puts the saved game back on the board, or a new one where there is none to be had. */
export async function openPlay(
  games: GameStore,
  startBot: () => Pick<Bot, 'bestMove' | 'hint' | 'judge'>,
  sounds: SoundPlayer,
  settings: SettingsStore = createSettings(),
): Promise<PlayServices> {
  // What can't even be asked for is as unreadable as what can't be understood.
  const data = await games.current().catch(() => null);
  // The first visit has nothing to read.
  const saved =
    data === undefined ? undefined : (await import('../../effects/readSaved.ts')).parseSaved(data);
  const session = createSession(
    saved?.ok ? saved.value : opened(FIRST_SETUP, crypto.randomUUID(), Math.random),
    undefined,
    settings,
  );
  const bot = startBot();
  return {
    session,
    games,
    bot: botEffect(session, bot),
    hint: hintEffect(session, bot),
    sounds,
    storage: watchStorage(saved?.ok === false ? saved.error : games.refusal),
    tabs: games.connection ? comingTabs(session, games) : Promise.resolve(undefined),
    notices: createStore<Noticed>(() => ({ notice: undefined })),
  };
}

async function comingTabs(session: Session, games: GameStore): Promise<Tabs | undefined> {
  const chunk = await import('../../effects/tabs.ts').catch(() => undefined);
  return chunk?.attachTabs(session, games);
}

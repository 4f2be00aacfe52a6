import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Bot } from '../../bot/client.ts';
import { botEffect, type BotEffect } from '../../effects/bot.ts';
import type { GameStore } from '../../effects/gameStore.ts';
import type { SoundPlayer } from '../../effects/sound.ts';
import { parseSaved, type SaveError } from '../../effects/savedGame.ts';
import type { FenError } from '../../notation/fen.ts';
import { onlyHuman } from '../../session/selectors.ts';
import { createSession, type Session } from '../../session/session.ts';
import { createSettings, type SettingsStore } from '../../session/settings.ts';
import { parsePlayLink } from './playLink.ts';
import { FIRST_SETUP, opened } from './setup.ts';

/** The board of the play screen and what serves it. They outlive the screen: the app leaves and comes back. */
export interface PlayServices {
  readonly session: Session;
  readonly games: GameStore;
  readonly bot: BotEffect;
  readonly sounds: SoundPlayer;
  /** What the player should be told once; every writer overwrites the one before. */
  readonly notices: StoreApi<Noticed>;
}

interface Noticed {
  readonly notice: NoticeName | undefined;
  /** What is wrong with the position, in a bad link. */
  readonly fenError?: FenError;
}

type NoticeName = 'notSaved' | 'unreadableSave' | 'newerSave' | 'badLink';

const NOTICE_OF: Readonly<Record<SaveError, NoticeName>> = {
  unreadable: 'unreadableSave',
  newer: 'newerSave',
};

/** Puts the saved game back on the board, or a new one where there is none to be had. */
export async function openPlay(
  games: GameStore,
  startBot: () => Pick<Bot, 'bestMove'>,
  sounds: SoundPlayer,
  settings: SettingsStore = createSettings(),
): Promise<PlayServices> {
  const data = await games.current().catch(() => undefined);
  const saved = data === undefined ? undefined : parseSaved(data);
  const session = createSession(
    saved?.ok ? saved.value : opened(FIRST_SETUP, crypto.randomUUID(), Math.random),
    undefined,
    settings,
  );
  const notice = saved?.ok === false ? NOTICE_OF[saved.error] : games.lasting ? undefined : 'notSaved';
  return {
    session,
    games,
    bot: botEffect(session, startBot()),
    sounds,
    notices: createStore<Noticed>(() => ({ notice })),
  };
}

/** Begins the game a link asks for; a link that asks for none changes nothing. True where it asked for one. */
export function followLink({ session, notices }: PlayServices, params: URLSearchParams): boolean {
  const link = parsePlayLink(params);
  if (!link) return false;
  if (link.ok) {
    const { setup, start } = link.value;
    const previous = onlyHuman(session.store.getState());
    const options = { start, previous };
    session.dispatch({ type: 'open', state: opened(setup, crypto.randomUUID(), Math.random, options) });
  } else notices.setState({ notice: 'badLink', fenError: link.error });
  return true;
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Bot } from '../../bot/client.ts';
import type { MountedBoard } from '../../board/mountBoard.ts';
import { botEffect, type BotEffect } from '../../effects/bot.ts';
import { hintEffect, type HintEffect } from '../../effects/hint.ts';
import type { SoundPlayer } from '../../effects/sound.ts';
import type { FenError } from '../../notation/fen.ts';
import type { OpenedGame } from './openGame.ts';
import type { UnknownParts } from './unknownInLink.ts';

/** The board of the play screen and what serves it. They outlive the screen: the app leaves and comes back. */
export interface PlayServices extends OpenedGame {
  readonly bot: BotEffect;
  readonly hint: HintEffect;
  readonly sounds: SoundPlayer;
  /** The board that was there before the page; gives it once. */
  readonly earlyBoard: (() => MountedBoard | undefined) | undefined;
  /** What the player should be told once; every writer overwrites the one before. */
  readonly notices: StoreApi<Noticed>;
}

interface Noticed {
  readonly notice: NoticeName | undefined;
  /** What is wrong with the position, in a bad link. */
  readonly fenError?: FenError;
  /** What of a link was left out. */
  readonly unknown?: UnknownParts;
}

type NoticeName = 'badLink' | 'noGame' | 'unknown' | 'noHint';

export function openPlay(
  game: OpenedGame,
  bot: Pick<Bot, 'bestMove' | 'hint' | 'judge'>,
  sounds: SoundPlayer,
  earlyBoard?: PlayServices['earlyBoard'],
): PlayServices {
  const notices = createStore<Noticed>(() => ({ notice: undefined }));
  const hint = hintEffect(game.session, bot);
  hint.status.subscribe(({ status }) => {
    if (status === 'unavailable') notices.setState({ notice: 'noHint' }, true);
    else if (notices.getState().notice === 'noHint') notices.setState({ notice: undefined }, true);
  });
  return {
    ...game,
    bot: botEffect(game.session, bot),
    hint,
    sounds,
    earlyBoard,
    notices,
  };
}

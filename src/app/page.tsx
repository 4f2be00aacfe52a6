import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { OpenedGame } from '../features/play/openGame.ts';
import { openPlay, type PlayServices } from '../features/play/openPlay.ts';
import type { SettingsStore } from '../session/settings.ts';
import { App } from './App.tsx';
import { attachLanguage } from './language.ts';
import { lateSynth, startLateBot } from './lateParts.ts';
import { parseRoute } from './routes.ts';
import { dropParams } from './useRoute.ts';

/** Shows the whole page, in its language, around the board that may be there already. */
export async function showPage(
  root: HTMLElement,
  settings: SettingsStore,
  game: OpenedGame,
  earlyBoard: PlayServices['earlyBoard'],
): Promise<void> {
  const synth = lateSynth(() => {
    const { sound, volume } = settings.getState();
    return sound === 'on' ? volume / 100 : 0;
  });
  const play = openPlay(game, startLateBot(), synth, earlyBoard);
  await attachLanguage(settings, document.documentElement);
  // Before the first render, so that a link's game is what is seen first.
  const { screen, params } = parseRoute(window.location.hash);
  if (screen === 'play' && params.size > 0) {
    const { followLink } = await import('../features/play/followLink.ts');
    if (followLink(play, params)) dropParams();
  }
  // In slices: the board that is there already answers meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App settings={settings} play={play} />
      </StrictMode>,
    ),
  );
}

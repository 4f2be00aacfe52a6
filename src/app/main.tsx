import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openGameStore } from '../effects/gameStore.ts';
import { keptSettings } from '../effects/keepSettings.ts';
import { openPlay } from '../features/play/openPlay.ts';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/controls.css';
import { App } from './App.tsx';
import { attachBoardLook } from './boardLook.ts';
import { lateSynth, startLateBot } from './lateParts.ts';
import { attachLook } from './look.ts';
import { parseRoute } from './routes.ts';
import './shell.css';
import { dropParams } from './useRoute.ts';

/**
 * A function and not the module's own `await`: message files share code with this module, and would wait for it to
 * end while it waits for them.
 */
async function start(root: HTMLElement): Promise<void> {
  const settings = keptSettings();
  const synth = lateSynth(() => {
    const { sound, volume } = settings.getState();
    return sound === 'on' ? volume / 100 : 0;
  });
  const [, , play] = await Promise.all([
    attachLook(settings, document.documentElement),
    attachBoardLook(settings, document.documentElement),
    openGameStore().then((games) => openPlay(games, startLateBot, synth, settings)),
  ]);
  // Before the first render, so that a link's game is what is seen first.
  const { screen, params } = parseRoute(window.location.hash);
  if (screen === 'play' && params.size > 0) {
    const { followLink } = await import('../features/play/followLink.ts');
    if (followLink(play, params)) dropParams();
  }
  createRoot(root).render(
    <StrictMode>
      <App settings={settings} play={play} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);

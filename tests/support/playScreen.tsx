import { render } from '@testing-library/react';
import { memoryStore } from '../../src/effects/gameStore.ts';
import { openGame } from '../../src/features/play/openGame.ts';
import { openPlay, type PlayServices } from '../../src/features/play/openPlay.ts';
import { PlayScreen } from '../../src/features/play/PlayScreen.tsx';
import type { SessionState } from '../../src/session/sessionState.ts';
import { createSettings } from '../../src/session/settings.ts';
import { silentBot } from './bots.ts';

/** The play screen with a board in that state, and what it plays with: a store in memory, no sounds, a bot that never answers unless another is given. */
export async function showPlayScreen(
  state: SessionState,
  bot = silentBot(),
  onShare: (shared: SessionState) => void = () => undefined,
): Promise<PlayServices> {
  const services = openPlay(await openGame(createSettings(), memoryStore()), bot, {
    play: () => undefined,
  });
  services.session.dispatch({ type: 'open', state });
  render(
    <PlayScreen
      services={services}
      params={new URLSearchParams()}
      onParamsRead={() => undefined}
      onShare={onShare}
      Analysis={() => null}
    />,
  );
  return services;
}

import type { SettingsStore } from '../session/settings.ts';
import { PlayScreen } from '../features/play/PlayScreen.tsx';
import type { PlayServices } from '../features/play/openPlay.ts';
import { Header } from './Header.tsx';
import { dropParams, useRoute } from './useRoute.ts';

interface Props {
  readonly settings: SettingsStore;
  readonly play: PlayServices;
}

export function App({ settings, play }: Props): React.JSX.Element {
  const route = useRoute();
  return (
    <div className="app">
      <Header settings={settings} />
      <main className="main">
        <PlayScreen services={play} params={route.params} onParamsRead={dropParams} />
      </main>
    </div>
  );
}

import { Suspense } from 'react';
import type { PlayServices } from '../features/play/openPlay.ts';
import type { SettingsStore } from '../session/settings.ts';
import { Header } from './Header.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';
import { CurrentScreen } from './screens.tsx';
import { useRoute } from './useRoute.ts';

interface Props {
  readonly settings: SettingsStore;
  readonly play: PlayServices;
}

export function App({ settings, play }: Props): React.JSX.Element {
  const route = useRoute();
  return (
    <div className="app">
      <Header settings={settings} screen={route.screen} />
      <main className="main">
        <ScreenFailure key={route.screen}>
          <Suspense fallback={<div className="screen-coming" />}>
            <CurrentScreen route={route} settings={settings} play={play} />
          </Suspense>
        </ScreenFailure>
      </main>
    </div>
  );
}

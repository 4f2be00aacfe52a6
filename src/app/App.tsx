import { Suspense, useLayoutEffect, useRef } from 'react';
import type { PlayServices } from '../features/play/openPlay.ts';
import type { SettingsStore } from '../session/settings.ts';
import { lateOrNothing } from '../ui/late.ts';
import { Header } from './Header.tsx';
import { ScreenFailure } from './ScreenFailure.tsx';
import { CurrentScreen } from './screens.tsx';
import { useRoute } from './useRoute.ts';
import { useSharing } from './useSharing.tsx';

interface Props {
  readonly settings: SettingsStore;
  readonly play: PlayServices;
}

/** A development server's files change under a service worker, and old browsers have none. */
const lasting = import.meta.env.PROD && 'serviceWorker' in navigator;

const UpdateNotice = lateOrNothing(async () => (await import('./updates/UpdateNotice.tsx')).UpdateNotice);

export function App({ settings, play }: Props): React.JSX.Element {
  const route = useRoute();
  useFromTheTop(route.screen);
  const { share, dialog } = useSharing();
  return (
    <div className="app">
      <Header settings={settings} screen={route.screen} />
      <main className="main">
        <ScreenFailure key={route.screen}>
          <Suspense fallback={<div className="screen-coming" />}>
            <CurrentScreen route={route} settings={settings} play={play} onShare={share} />
          </Suspense>
        </ScreenFailure>
        {dialog}
      </main>
      {lasting && (
        <Suspense>
          <UpdateNotice session={play.session} screen={route.screen} />
        </Suspense>
      )}
    </div>
  );
}

/** Another page begins at its top, however far down the last one was read. */
function useFromTheTop(screen: string): void {
  const seen = useRef(screen);
  useLayoutEffect(() => {
    // The first page is where the browser left it.
    if (seen.current !== screen) window.scrollTo(0, 0);
    seen.current = screen;
  }, [screen]);
}

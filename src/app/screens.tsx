import type { PlayServices } from '../features/play/openPlay.ts';
import { PlayScreen } from '../features/play/PlayScreen.tsx';
import type { SessionState } from '../session/sessionState.ts';
import type { SettingsStore } from '../session/settings.ts';
import { late, lateOrNothing } from '../ui/late.ts';
import type { Route } from './routes.ts';
import { dropParams } from './useRoute.ts';

export interface ScreenProps {
  readonly route: Route;
  readonly settings: SettingsStore;
  readonly play: PlayServices;
  readonly onShare: (state: SessionState) => void;
}

const Analysis = lateOrNothing(async () => (await import('../features/analysis/Analysis.tsx')).Analysis);
const Rules = late(async () => (await import('../features/rules/RulesScreen.tsx')).RulesScreen);
const Games = late(async () => (await import('../features/games/GamesScreen.tsx')).GamesScreen);
const View = late(async () => (await import('../features/view/ViewScreen.tsx')).ViewScreen);
const Site = late(async () => (await import('../features/site/SiteScreen.tsx')).SiteScreen);
const About = late(async () => (await import('../features/about/AboutScreen.tsx')).AboutScreen);
const Settings = late(async () => (await import('../features/settings/SettingsScreen.tsx')).SettingsScreen);

/** The page an address names. All but the game come with chunks of their own. */
export function CurrentScreen({ route, settings, play, onShare }: ScreenProps): React.JSX.Element {
  const { connection } = play.games;
  switch (route.screen) {
    case 'play':
      return (
        <PlayScreen
          services={play}
          params={route.params}
          onParamsRead={dropParams}
          onShare={onShare}
          Analysis={Analysis}
        />
      );
    case 'games':
      return <Games connection={connection} onBoard={play.session.store.getState().id} onShare={onShare} />;
    case 'view':
      return (
        <View
          params={route.params}
          connection={connection}
          settings={settings}
          onShare={onShare}
          Analysis={Analysis}
        />
      );
    case 'rules':
      return <Rules params={route.params} onParamsRead={dropParams} />;
    case 'site':
      return <Site />;
    case 'settings':
      return <Settings settings={settings} />;
    case 'about':
      return <About />;
  }
}

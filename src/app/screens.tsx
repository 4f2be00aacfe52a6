import type { PlayServices } from '../features/play/openPlay.ts';
import { PlayScreen } from '../features/play/PlayScreen.tsx';
import type { SettingsStore } from '../session/settings.ts';
import { late } from '../ui/late.ts';
import type { Route } from './routes.ts';
import { dropParams } from './useRoute.ts';

export interface ScreenProps {
  readonly route: Route;
  readonly settings: SettingsStore;
  readonly play: PlayServices;
}

const Rules = late(async () => (await import('../features/rules/RulesScreen.tsx')).RulesScreen);
const Site = late(async () => (await import('../features/site/SiteScreen.tsx')).SiteScreen);
const About = late(async () => (await import('../features/about/AboutScreen.tsx')).AboutScreen);
const Settings = late(async () => (await import('../features/settings/SettingsScreen.tsx')).SettingsScreen);

/** The page an address names. All but the game come with chunks of their own. */
export function CurrentScreen({ route, settings, play }: ScreenProps): React.JSX.Element {
  switch (route.screen) {
    case 'play':
      return <PlayScreen services={play} params={route.params} onParamsRead={dropParams} />;
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

import type { SettingsStore } from '../../session/settings.ts';
import { Screen } from '../../ui/Screen.tsx';
import { useMessages } from '../../ui/useMessages.ts';
import { BoardSection, SoundSection } from './BoardSection.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { settingsMessages } from './messages.ts';
import { PlaySection } from './PlaySection.tsx';
import './settings.css';

/** Everything a reader chooses for good. Each control acts at once; the game on the board stays where it is. */
export function SettingsScreen({ settings }: { settings: SettingsStore }): React.JSX.Element {
  const words = useMessages(settingsMessages);
  return (
    <Screen heading={words.title} lead={words.lead}>
      <div className="settings">
        <GeneralSection settings={settings} />
        <BoardSection settings={settings} />
        <SoundSection settings={settings} />
        <PlaySection settings={settings} />
      </div>
      <a className="settings-back" href="#/play">
        {words.back}
      </a>
    </Screen>
  );
}

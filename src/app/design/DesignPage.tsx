import type { SettingsStore } from '../../session/settings.ts';
import { Screen } from '../../ui/Screen.tsx';
import { Boards } from './Boards.tsx';
import { Controls } from './Controls.tsx';
import { Dialogs } from './Dialogs.tsx';
import { Notices } from './Notices.tsx';
import { Pages } from './Pages.tsx';
import { Play } from './Play.tsx';
import { Switches } from './Switches.tsx';

interface Props {
  readonly settings: SettingsStore;
  /** The only part that is shown; all without. */
  readonly part: string | null;
}

const PARTS = { Controls, Notices, Play, Boards, Pages, Dialogs } as const;

export const DesignPage = ({ settings, part }: Props): React.JSX.Element => (
  <div className="design">
    <Screen heading="Design">
      <Switches settings={settings} />
      {Object.entries(PARTS)
        .filter(([name]) => part === null || name === part)
        .map(([name, Part]) => (
          <Part key={name} settings={settings} />
        ))}
    </Screen>
  </div>
);

import { useStore } from 'zustand';
import type { SettingsStore } from '../../session/settings.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { settingsMessages } from './messages.ts';
import { Section } from './Section.tsx';
import { SettingChoice } from './SettingChoice.tsx';

/** What the board says during a game. */
export function PlaySection({ settings }: { settings: SettingsStore }): React.JSX.Element {
  const words = useMessages(settingsMessages).play;
  const whyNot = useStore(settings, (state) => state.whyNot);
  const arrivalWarning = useStore(settings, (state) => state.arrivalWarning);
  const confirmMoves = useStore(settings, (state) => state.confirmMoves);
  const clockAway = useStore(settings, (state) => state.clockAway);
  return (
    <Section heading={words.heading}>
      <SettingChoice
        settings={settings}
        name="whyNot"
        legend={words.whyNot}
        options={words.whyNotOptions}
        hint={words.whyNotHint[whyNot]}
      />
      <SettingChoice
        settings={settings}
        name="arrivalWarning"
        legend={words.arrival}
        options={words.arrivalOptions}
        hint={words.arrivalHint[arrivalWarning]}
      />
      <SettingChoice
        settings={settings}
        name="confirmMoves"
        legend={words.confirm}
        options={words.confirmOptions}
        hint={words.confirmHint[confirmMoves]}
      />
      <SettingChoice
        settings={settings}
        name="botResigns"
        legend={words.botResigns}
        options={words.botResignsOptions}
      />
      <SettingChoice
        settings={settings}
        name="clockAway"
        legend={words.clockAway}
        options={words.clockAwayOptions}
        hint={words.clockAwayHint[clockAway]}
      />
      <SettingChoice settings={settings} name="wheel" legend={words.wheel} options={words.wheelOptions} />
    </Section>
  );
}

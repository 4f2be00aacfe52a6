import { useStore } from 'zustand';
import type { Settings, SettingsStore } from '../../session/settings.ts';
import { Choice } from '../../ui/Choice.tsx';

/** The settings that are one of a few, numbers left out. */
type ChoiceName = { [K in keyof Settings]: Settings[K] extends string ? K : never }[keyof Settings];

interface Props<K extends ChoiceName> {
  readonly settings: SettingsStore;
  readonly name: K;
  readonly legend: string;
  /** In the order in which they are offered. */
  readonly options: Readonly<Record<Settings[K], string>>;
  /** What the setting does, or what the chosen value does. */
  readonly hint?: string;
  /** In several rows of so many; all in one row without. */
  readonly columns?: 2 | 4;
}

/** A setting that is one of a few. */
export function SettingChoice<K extends ChoiceName>(props: Props<K>): React.JSX.Element {
  const { settings, name, legend, options, hint, columns } = props;
  const value = useStore(settings, (state) => state[name]);
  const labels = Object.entries(options) as [Settings[K], string][];
  return (
    <div>
      <Choice
        legend={legend}
        {...(columns && { columns })}
        value={value}
        options={labels.map(([option, label]) => ({ value: option, label }))}
        onChange={(chosen) => settings.setState({ [name]: chosen })}
      />
      {hint !== undefined && <p className="quiet setting-hint">{hint}</p>}
    </div>
  );
}

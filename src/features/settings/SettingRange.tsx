import { useId } from 'react';
import { useStore } from 'zustand';
import type { Settings, SettingsStore } from '../../session/settings.ts';

/** The settings that are numbers. */
type NumberName = { [K in keyof Settings]: Settings[K] extends number ? K : never }[keyof Settings];

interface Props {
  readonly settings: SettingsStore;
  readonly name: NumberName;
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/** A setting in percent. */
export function SettingRange({ settings, name, label, least, most, step }: Props): React.JSX.Element {
  const id = useId();
  const value = useStore(settings, (state) => state[name]);
  return (
    <div className="setting-range">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={`${value} %`}
        onChange={({ target }) => settings.setState({ [name]: target.valueAsNumber })}
      />
      <output htmlFor={id}>{`${value} %`}</output>
    </div>
  );
}

import { useState } from 'react';
import { useStore } from 'zustand';
import { LOCALE_NAMES, LOCALES } from '../../i18n/locale.ts';
import { BOARD_THEMES, PIECE_SETS, type Settings, type SettingsStore } from '../../session/settings.ts';
import { Choice } from '../../ui/Choice.tsx';

/** A language’s own name, or the value as the code has it. */
const labelOf = (value: string): string => (LOCALE_NAMES as Readonly<Record<string, string>>)[value] ?? value;

/** How the whole page looks. High contrast is a board and a set of pieces, as it is for players. */
export function Switches({ settings }: { settings: SettingsStore }): React.JSX.Element {
  const [dir, setDir] = useState(document.documentElement.dir);
  const chosen = useStore(settings);
  const setting = <K extends 'theme' | 'locale' | 'board' | 'pieces'>(
    name: K,
    values: readonly (Settings[K] & string)[],
  ): React.JSX.Element => (
    <Choice
      key={name}
      legend={name}
      value={chosen[name]}
      options={values.map((value) => ({ value, label: labelOf(value) }))}
      onChange={(value) => settings.setState({ [name]: value })}
    />
  );
  const turn = (next: string): void => {
    document.documentElement.dir = next;
    setDir(next);
  };
  return (
    <div className="design-switches" lang="en">
      {setting('theme', ['system', 'light', 'dark'])}
      {setting('locale', LOCALES)}
      <Choice
        legend="direction"
        value={dir}
        options={['ltr', 'rtl'].map((value) => ({ value, label: value }))}
        onChange={turn}
      />
      {setting('board', BOARD_THEMES)}
      {setting('pieces', PIECE_SETS)}
    </div>
  );
}

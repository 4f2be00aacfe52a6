import { useStore } from 'zustand';
import { isLocale, LOCALE_NAMES, LOCALES } from '../../i18n/locale.ts';
import type { SettingsStore } from '../../session/settings.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { LettersField } from './LettersField.tsx';
import { settingsMessages } from './messages.ts';
import { Section } from './Section.tsx';
import { SettingChoice } from './SettingChoice.tsx';

export function GeneralSection({ settings }: { settings: SettingsStore }): React.JSX.Element {
  const words = useMessages(settingsMessages).general;
  return (
    <Section heading={words.heading}>
      <LanguageField settings={settings} />
      <LettersField settings={settings} />
      <SettingChoice settings={settings} name="theme" legend={words.theme} options={words.themes} />
      <SettingChoice settings={settings} name="sound" legend={words.sound} options={words.onOff} />
    </Section>
  );
}

function LanguageField({ settings }: { settings: SettingsStore }): React.JSX.Element {
  const words = useMessages(settingsMessages).general;
  const locale = useStore(settings, (state) => state.locale);
  return (
    <label className="setting-select">
      <span>{words.language}</span>
      <select
        value={locale}
        onChange={({ target: { value } }) => settings.setState({ locale: isLocale(value) ? value : 'auto' })}
      >
        <option value="auto">{words.auto}</option>
        {LOCALES.map((name) => (
          <option key={name} value={name} lang={name}>
            {LOCALE_NAMES[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

import { useStore } from 'zustand';
import { LOCALE_NAMES } from '../../i18n/locale.ts';
import { LETTER_SETS, type LetterSet } from '../../notation/letterSets.ts';
import { parseSetting, type SettingsStore } from '../../session/settings.ts';
import { useMessages } from '../../ui/useMessages.ts';
import { settingsMessages } from './messages.ts';

const sets = Object.keys(LETTER_SETS) as readonly LetterSet[];

/** What moves on the screen are written with. Each set shows its letters, the languages by their own names. */
export function LettersField({ settings }: { settings: SettingsStore }): React.JSX.Element {
  const words = useMessages(settingsMessages).general;
  const letters = useStore(settings, (state) => state.letters);
  return (
    <div>
      <label className="setting-select">
        <span>{words.letters}</span>
        <select
          value={letters}
          onChange={({ target: { value } }) => settings.setState({ letters: parseSetting('letters', value) })}
        >
          <option value="auto">{words.lettersAuto}</option>
          {sets.map((set) => (
            <option key={set} value={set} {...(set !== 'figurines' && { lang: set })}>
              {set === 'figurines' ? words.figurines : LOCALE_NAMES[set]}:{' '}
              {Object.values(LETTER_SETS[set]).join(' ')}
            </option>
          ))}
        </select>
      </label>
      <p className="quiet setting-hint">{words.lettersHint}</p>
    </div>
  );
}
